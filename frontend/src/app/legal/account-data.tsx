/** What the notice says is kept of who has an account. */
export function AccountData() {
  return (
    <dl>
      <dt>Cadastro</dt>
      <dd>
        Nome, e-mail, data de criação, últimos acessos, finalidade padrão e a versão dos termos que você aceitou, com
        hora, endereço de rede e navegador. Base legal: execução do contrato.
      </dd>
      <dt>Senha</dt>
      <dd>Guardamos só um resumo criptográfico (argon2id), do qual não se recupera a senha.</dd>
      <dt>Sessões</dt>
      <dd>
        De cada aparelho em que você entrou: hora, endereço de rede e navegador. Servem para você reconhecer e encerrar
        acessos. Base legal: contrato e segurança.
      </dd>
      <dt>Chaves de acesso e verificação em duas etapas</dt>
      <dd>
        De cada chave de acesso, o nome que você deu e a parte pública; a secreta fica no seu aparelho. Da verificação
        em duas etapas, o segredo, criptografado, e resumos dos códigos de recuperação. Base legal: segurança.
      </dd>
      <dt>Chaves de API e webhooks</dt>
      <dd>
        De cada chave de API, o nome, um resumo da chave, as redes em que ela vale e a hora do último uso. De cada
        webhook, criptografados, o endereço que você deu, o que foi enviado e o começo de cada resposta. Base legal:
        contrato.
      </dd>
      <dt>WhatsApp</dt>
      <dd>
        O número que você ligou à conta e o que se escreve ao bot, também por quem não tem conta, criptografados. Base
        legal: contrato.
      </dd>
      <dt>Pagamentos</dt>
      <dd>
        Plano, valor, data e identificador do Pix. O pagamento corre no seu banco; não vemos conta nem saldo. De um
        código promocional usado fica um código com chave do seu e-mail, para que cada pessoa o use uma vez. Base legal:
        contrato e obrigação legal.
      </dd>
      <dt>Avisos</dt>
      <dd>
        Quais avisos da administração você recebeu e leu, quais e-mails você quer e quais lembretes do fim do plano já
        foram escritos. Base legal: contrato; as cópias dos avisos por e-mail, só se você pedir.
      </dd>
      <dt>Consultas</dt>
      <dd>
        O que você consultou, quando, com que finalidade e com que resultado. Base legal: contrato e legítimo interesse.
      </dd>
      <dt>Lotes</dt>
      <dd>
        As listas que você envia para consultar: cada linha, criptografada, o que aconteceu com ela e o protocolo da
        consulta. Base legal: contrato.
      </dd>
      <dt>Empresas acompanhadas</dt>
      <dd>Os CNPJs que você acompanha e de que mudanças já foi avisado. Base legal: contrato.</dd>
      <dt>Ritmo de uso</dt>
      <dd>
        Por uma hora, marcas com chave das últimas consultas, que não deixam ler o que foi consultado. Com elas o
        serviço percebe tentativas em sequência, desacelera e, se continuarem, para as consultas por uma hora. É uma
        decisão automática sobre a conta: você vê o motivo e pode pedir que uma pessoa a reveja (art. 20). Os números
        que levaram à decisão e o que a revisão decidiu ficam registrados para prestar contas; depois do fim da conta,
        só com um código no lugar dela. Base legal: legítimo interesse na proteção dos titulares.
      </dd>
      <dt>Mensagens para nós</dt>
      <dd>O que você escreve na página de sugestões e o e-mail para a resposta, criptografados.</dd>
    </dl>
  );
}
