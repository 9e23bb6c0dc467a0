import { TERMS_VERSION } from '@kernel/terms';
import { Link } from 'react-router-dom';
import { LegalPage } from './legal-page';
import { PrivacyContact } from './privacy-contact';

export function PrivacyPage() {
  return (
    <LegalPage title="Aviso de privacidade" version={TERMS_VERSION}>
      <p>
        Este aviso diz, conforme a Lei Geral de Proteção de Dados (Lei 13.709/2018), quais dados pessoais o Nítido
        trata, por que, por quanto tempo, e o que você pode pedir. O controlador é quem opera este serviço.
      </p>

      <h2>1. Dados de quem tem conta</h2>
      <dl>
        <dt>Cadastro</dt>
        <dd>
          Nome, e-mail, data de criação, último acesso e versão aceita dos termos. Base legal: execução do contrato.
        </dd>
        <dt>Senha</dt>
        <dd>Guardamos só um resumo criptográfico (argon2id), do qual não se recupera a senha.</dd>
        <dt>Pagamentos</dt>
        <dd>
          Plano, valor, data e identificador do Pix. O pagamento corre no seu banco; não vemos conta nem saldo. Base
          legal: contrato e obrigação legal.
        </dd>
        <dt>Consultas</dt>
        <dd>
          O que você consultou, quando, com que finalidade e com que resultado. Base legal: contrato e legítimo
          interesse.
        </dd>
      </dl>

      <h2>2. Dados de quem é consultado</h2>
      <p>
        A resposta de uma consulta vem de uma fonte externa, é mostrada a quem consultou e fica no histórico dessa
        conta. As consultas de pessoas só funcionam com fontes que o controlador contratou. Toda consulta de pessoa
        exige uma finalidade declarada, e o documento consultado sai mascarado em listas e registros técnicos.
      </p>

      <h2>3. Registro de auditoria</h2>
      <p>
        Cada consulta de dados pessoais deixa um registro: quem fez, quando, de que tipo, com que finalidade, em que
        fonte e com que desfecho. Do documento consultado o registro guarda só a forma mascarada e um código derivado
        por chave. O registro existe para que se possa apurar abuso e prestar contas ao titular.
      </p>

      <h2>4. Como protegemos</h2>
      <ul>
        <li>O conteúdo do histórico é criptografado (AES-256-GCM) antes de ir para o banco de dados.</li>
        <li>A sessão dura pouco e é renovada por um cookie que a página não consegue ler.</li>
        <li>Dados pessoais não vão para endereços de página nem para registros técnicos.</li>
        <li>As chaves das fontes ficam no servidor; o navegador só fala com o Nítido.</li>
      </ul>

      <h2>5. Por quanto tempo</h2>
      <ul>
        <li>
          Resultados no histórico: 90 dias. Depois o conteúdo é apagado e fica só a linha do histórico, sem os dados.
        </li>
        <li>Cadastro: enquanto a conta existir.</li>
        <li>Pagamentos, aceite dos termos e registro de auditoria: pelo prazo que a lei exige.</li>
      </ul>

      <h2>6. Com quem os dados são compartilhados</h2>
      <ul>
        <li>
          Com a fonte consultada: só o que ela precisa para responder, como o documento. Nunca o nome de quem consulta.
        </li>
        <li>Com o provedor de pagamento: o necessário para gerar o Pix e confirmar que foi pago.</li>
        <li>Com o provedor da verificação de segurança, no login e no cadastro, quando ela está ligada.</li>
        <li>Com autoridades, quando a lei obriga.</li>
      </ul>
      <p>Não vendemos dados, não há publicidade e não usamos ferramentas de medição de terceiros.</p>

      <h2>7. Neste navegador</h2>
      <p>
        Guardamos aqui o necessário para manter você conectado (nome, e-mail e o código da sessão) e o tema escolhido.
        Um cookie próprio renova a sessão. Ao sair, tudo isso é apagado, menos o tema.
      </p>

      <h2>8. Seus direitos</h2>
      <p>
        Tendo conta ou tendo sido consultado, você pode pedir (art. 18 da lei): confirmação de que há tratamento,
        acesso, correção, anonimização ou eliminação do que for excessivo, portabilidade, informação sobre
        compartilhamento e oposição. Antes de responder confirmamos sua identidade, para não entregar seus dados a outra
        pessoa. Você também pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD).
      </p>
      <p>
        O pedido é feito em <Link to="/titular">titular de dados</Link>, sem conta e sem custo.
      </p>
      <PrivacyContact />

      <p>
        As regras de uso estão nos <Link to="/termos">termos de uso</Link>.
      </p>
    </LegalPage>
  );
}
