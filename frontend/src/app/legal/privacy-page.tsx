import { DATA_SUBJECT_DEADLINE_DAYS } from '@kernel/data-subject-request';
import { PURPOSES } from '@kernel/purposes';
import { TERMS_VERSION } from '@kernel/terms';
import { Link } from 'react-router-dom';
import { AccountData } from './account-data';
import { LegalIndex, LegalPage } from './legal-page';
import { Periods } from './periods';
import { PrivacyContact } from './privacy-contact';

const PARTS = [
  ['conta', '1. Dados de quem tem conta'],
  ['consultados', '2. Dados de quem é consultado'],
  ['finalidades', '3. Para que se consulta'],
  ['protegidos', '4. Quem nunca aparece'],
  ['auditoria', '5. Registro de auditoria'],
  ['protecao', '6. Como protegemos'],
  ['prazos', '7. Por quanto tempo'],
  ['compartilhamento', '8. Com quem os dados são compartilhados'],
  ['navegador', '9. Neste navegador'],
  ['direitos', '10. Seus direitos'],
] as const;

type Part = (typeof PARTS)[number][0];

export function PrivacyPage() {
  return (
    <LegalPage title="Aviso de privacidade" version={TERMS_VERSION}>
      <p>
        Este aviso diz, conforme a Lei Geral de Proteção de Dados (Lei 13.709/2018), quais dados pessoais o Nítido
        trata, por que, por quanto tempo, e o que você pode pedir. O controlador é quem opera este serviço.
      </p>
      <LegalIndex parts={PARTS} />

      <Heading part="conta" />
      <AccountData />

      <Heading part="consultados" />
      <p>
        A resposta de uma consulta vem de uma fonte externa, é mostrada a quem consultou e fica no histórico dessa
        conta. O produto não traz nenhuma base de dados pessoais: consultas de pessoas só funcionam com fontes que o
        controlador contratou e registrou, com a base legal de cada uma. CNPJ e CEP vêm de fontes públicas; do cadastro
        público de empresas podemos guardar uma cópia, com os nomes de sócios e os CPFs mascarados que ela traz, e os
        nomes de empresários individuais, em que pode estar o CPF. Procurar nela as empresas de uma pessoa também exige
        finalidade, e se apoia no legítimo interesse em dados de acesso público (LGPD, art. 7º, IX e § 3º).
      </p>
      <p>
        A foto é mostrada e não é guardada. Uma pontuação de crédito vem com o aviso de não usá-la como critério único.
        Sobre quem é consultado o Nítido não decide nada: não há perfil nem pontuação nossa.
      </p>

      <p>
        As consultas que uma conta fez da mesma pessoa ou empresa ficam reunidas num dossiê, só dela, em que ela pode
        escrever etiquetas e anotações, criptografadas.
      </p>

      <p>
        De um relatório em PDF guardamos a prova, não o arquivo: o tipo, a forma mascarada, ou o CNPJ, de quem foi
        consultado, a hora, a fonte e um resumo do arquivo. Quem tem o código do relatório vê isso e sabe que ele é
        verdadeiro. A prova fica mesmo que a consulta seja apagada, que a pessoa peça supressão ou que a conta termine.
      </p>

      <Heading part="finalidades" />
      <p>Toda consulta de dados de uma pessoa exige uma finalidade declarada, que fica registrada com ela:</p>
      <ul>
        {Object.values(PURPOSES).map((purpose) => (
          <li key={purpose}>{purpose}</li>
        ))}
      </ul>

      <Heading part="protegidos" />
      <ul>
        <li>Menores de 18 anos são retirados das respostas, também quando aparecem como parente ou sócio de alguém.</li>
        <li>De quem morreu, quando a fonte diz que morreu, mostra-se só a situação cadastral.</li>
        <li>
          Quem pediu supressão e confirmou quem é não aparece mais. Por CPF a consulta é recusada antes de qualquer
          fonte. Por telefone, e-mail, RG ou nome a fonte é perguntada como sempre e a resposta vem sem a pessoa, para
          que ninguém descubra, tentando, quem pediu supressão. O que já estava salvo deixa de ser mostrado. Ficam o
          nome de mãe ou pai no cadastro de um filho, que é a filiação dele, e a empresa individual cujo nome começa
          pelo número do CNPJ, se o pedido não disser e comprovar esse CNPJ. Guardamos só um código com chave, nunca o
          documento.
        </li>
      </ul>

      <Heading part="auditoria" />
      <p>
        Cada consulta deixa um registro: quem fez, quando, de que tipo, com que finalidade, base legal e fonte, e com
        que desfecho. Do titular o registro guarda só a forma mascarada, ou o CNPJ, e um código com chave. Os registros
        são selados em cadeia, de modo que alterar, apagar ou inserir um deles depois aparece na conferência. Quem
        administra o serviço e lê, busca ou exporta a auditoria também fica registrado.
      </p>

      <Heading part="protecao" />
      <ul>
        <li>O que foi consultado e o que foi respondido é criptografado (AES-256-GCM) antes de ir para o banco.</li>
        <li>
          Listas e exportações mostram documentos e nomes mascarados, salvo se o dono da conta desligar o modo de
          privacidade ou baixar os resultados; ver listas por extenso e abrir um resultado salvo fica registrado.
        </li>
        <li>A sessão dura pouco e é renovada por um cookie que a página não consegue ler.</li>
        <li>Dados pessoais não vão para endereços de página nem para registros técnicos.</li>
        <li>As chaves das fontes ficam no servidor; o navegador só fala com o Nítido.</li>
      </ul>

      <Heading part="prazos" />
      <Periods />

      <Heading part="compartilhamento" />
      <ul>
        <li>
          Com a fonte consultada: só o que ela precisa para responder, como o documento. Nunca o nome de quem consulta.
          As fontes são perguntadas uma a uma, até a primeira resposta inteira; um “não encontrado” de CNPJ ou CEP é
          confirmado em outra fonte aberta.
        </li>
        <li>Com o provedor de pagamento: o necessário para gerar o Pix e confirmar que foi pago.</li>
        <li>Com o provedor de e-mail: o endereço e o texto das cartas que o serviço envia.</li>
        <li>
          Com o WhatsApp (Meta), se você usa o bot: seu número e o que se diz na conversa, onde o bot só responde com
          dados públicos de empresas, também de empresários individuais, e de endereços. Se você escolheu ser avisado
          por WhatsApp: seu número, quantas empresas mudaram e o mês.
        </li>
        <li>Com o provedor da verificação de segurança, onde ela é pedida, quando está ligada.</li>
        <li>Com autoridades, quando a lei obriga.</li>
      </ul>
      <p>Não vendemos dados, não há publicidade e não usamos ferramentas de medição de terceiros.</p>

      <Heading part="navegador" />
      <p>
        Guardamos aqui o necessário para manter você conectado (nome, e-mail e o código da sessão), o tema e a escolha
        de atalhos; e, até a aba fechar, a última finalidade escolhida, o rascunho de uma sugestão e, se a sessão
        terminar, em que página você estava. Nenhuma consulta, documento ou resultado fica guardado no navegador. Um
        cookie próprio renova a sessão e outro reconhece este aparelho no login; nenhum deles é lido por outros sites.
        Ao sair, o que diz respeito à sessão é apagado. De quem compra antes de entrar, nome, e-mail e um código servem
        por uma hora; são apagados no login, por quem escolhe sair ali, ou na visita seguinte.
      </p>

      <Heading part="direitos" />
      <p>
        Tendo conta ou tendo sido consultado, você pode pedir (art. 18 da lei): confirmação de que há tratamento,
        acesso, correção, anonimização ou eliminação do que for excessivo, portabilidade, informação sobre
        compartilhamento e oposição. O pedido é feito em <Link to="/titular">titular de dados</Link>, sem conta e sem
        custo, e respondido em até {DATA_SUBJECT_DEADLINE_DAYS} dias. Antes de responder confirmamos sua identidade,
        para não entregar seus dados a outra pessoa; nenhuma cópia de documento fica guardada. Você também pode reclamar
        à Autoridade Nacional de Proteção de Dados (ANPD).
      </p>
      <PrivacyContact />

      <p>
        As regras de uso estão nos <Link to="/termos">termos de uso</Link>.
      </p>
    </LegalPage>
  );
}

function Heading({ part }: { part: Part }) {
  return <h2 id={part}>{PARTS.find(([id]) => id === part)?.[1]}</h2>;
}
