import { providersOf } from '@kernel/account-email';
import { formatCents } from '@kernel/money';
import { PLANS } from '@kernel/plans';
import { PURPOSES } from '@kernel/purposes';
import { TERMS_VERSION } from '@kernel/terms';
import { Link } from 'react-router-dom';
import { useEmailDomains } from '../../shared/use-email-domains';
import { LegalPage } from './legal-page';

export function TermsPage() {
  return (
    <LegalPage title="Termos de uso" version={TERMS_VERSION}>
      <p>
        Estes termos valem entre você e quem opera este serviço. Ao se cadastrar você declara que leu e aceitou este
        texto e o <Link to="/privacidade">aviso de privacidade</Link>; guardamos a versão aceita e a hora do aceite.
      </p>

      <h2>1. O que o Nítido faz</h2>
      <p>
        O Nítido consulta dados cadastrais de pessoas e empresas em fontes externas e mostra a resposta com a origem e a
        hora. Não produzimos esses dados e não os alteramos, salvo para formatar. Uma fonte pode estar desatualizada,
        fora do ar ou não ter a resposta; quando isso acontece, a tela diz qual dos casos foi.
      </p>

      <h2>2. Quem pode usar</h2>
      <p>
        Pessoas com 18 anos ou mais, com um e-mail próprio {providersOf(useEmailDomains())}. A conta é pessoal: não a
        divida e não entregue sua senha a ninguém. O que for feito com a sua conta fica registrado em seu nome.
      </p>

      <h2>3. Para que se pode consultar</h2>
      <p>Toda consulta de dados de uma pessoa exige que você declare uma destas finalidades:</p>
      <ul>
        {Object.values(PURPOSES).map((purpose) => (
          <li key={purpose}>{purpose}</li>
        ))}
      </ul>
      <p>
        A finalidade declarada precisa ser verdadeira. Você responde, perante a pessoa consultada e perante a lei, pelo
        uso que fizer da resposta.
      </p>

      <h2>4. O que não se pode fazer</h2>
      <ul>
        <li>Perseguir, constranger, ameaçar ou discriminar alguém.</li>
        <li>Consultar por curiosidade, ou com uma finalidade que não é a declarada.</li>
        <li>Revender, publicar ou juntar as respostas em um banco de dados próprio.</li>
        <li>Consultar em sequência ou por tentativa, para descobrir quem existe.</li>
        <li>Usar uma pontuação de crédito como critério único de uma decisão sobre a pessoa.</li>
        <li>Contornar limites, bloqueios ou a verificação de segurança.</li>
      </ul>
      <p>
        Consultas em sequência ou por tentativa são percebidas automaticamente: ficam mais lentas e, se continuarem,
        param por uma hora, com um aviso e um protocolo. Uma pessoa da equipe revê o caso quando você pede, pela{' '}
        <Link to="/sugestoes">página de sugestões</Link>. Quem descumprir estas regras pode ter o acesso suspenso.
      </p>

      <h2>5. Planos e pagamento</h2>
      <p>
        O acesso é vendido por prazo:{' '}
        {PLANS.map((plan) => `${plan.name}, ${plan.days} dias por ${formatCents(plan.priceCents)}`).join('; ')}. O
        pagamento é por Pix e o código vale por 15 minutos. O acesso é liberado quando o pagamento é confirmado. Não há
        renovação automática nem cobrança posterior. Cada plano tem um limite diário de consultas, que está na{' '}
        <Link to="/assinatura">página dos planos</Link>: só conta a consulta que encontrou dados, e o dia começa à
        meia-noite de Brasília.
      </p>

      <h2>6. Desistência</h2>
      <p>
        Você pode desistir da compra em até 7 dias, como prevê o Código de Defesa do Consumidor (art. 49), e receber de
        volta o que pagou. Com a devolução, o acesso do plano termina.
      </p>

      <h2>7. Responsabilidades</h2>
      <p>
        Cuidamos para que o serviço fique no ar e os registros, protegidos. Não garantimos que uma fonte externa
        responda nem que a informação dela esteja certa: confirme antes de decidir algo importante com base nela.
      </p>

      <h2>8. Mudanças destes termos</h2>
      <p>
        Quando o texto mudar, a versão e a data mudam com ele, e você precisa aceitar a nova versão antes da próxima
        consulta. Vale a lei brasileira.
      </p>
    </LegalPage>
  );
}
