import { READ_MESSAGE_DAYS } from '@kernel/broadcast';
import { EMAIL_CONFIRMATION_DAYS } from '@kernel/data-subject-request';
import { SUGGESTION_DAYS } from '@kernel/suggestion';
import { MOST_WEBHOOK_LOG_DAYS } from '@kernel/webhooks';
import { Link } from 'react-router-dom';
import { useGetRetentionPeriodsQuery } from '../../shared/api/generated';
import { counted } from '../../shared/ui/numbers';

/** How long the notice says that what is kept stays. */
export function Periods() {
  return (
    <ul>
      <li>
        Resultados no histórico: <Period of="resultDays" unit="dia" />. Depois o resultado é apagado; ficam a linha e a
        consulta, criptografada, até você apagá-las ou encerrar a conta.
      </li>
      <li>
        Etiquetas e anotações de um dossiê: até a última consulta dele ser apagada ou passar do prazo dos resultados.
      </li>
      <li>
        A mesma pergunta da mesma conta pode ser respondida de novo, do próprio histórico, por{' '}
        <Period of="sameAnswerSeconds" unit="segundo" />, para não levar o dado outra vez à fonte.
      </li>
      <li>
        Pedidos de titulares: o que é pessoal neles é apagado <Period of="requestDays" unit="dia" /> depois do fim. Sem
        a confirmação do e-mail em {EMAIL_CONFIRMATION_DAYS} dias o pedido termina.
      </li>
      <li>
        Lotes: <Period of="resultDays" unit="dia" /> depois do fim, ou da última linha dos que esperam por você.
      </li>
      <li>
        Chaves de acesso, verificação em duas etapas, número de WhatsApp, empresas acompanhadas e webhooks: até você
        removê-los ou encerrar a conta. O que foi enviado a um webhook: no máximo {MOST_WEBHOOK_LOG_DAYS} dias. O que se
        diz ao bot: até a resposta; um código com chave do número, por 8 dias.
      </li>
      <li>Chaves de API: 6 meses depois de revogadas ou vencidas, ou até o fim da conta.</li>
      <li>
        Sessões: 6 meses depois do fim de cada uma (Marco Civil da Internet, art. 15). A hora e o endereço de rede ficam
        esse tempo também depois do fim da conta.
      </li>
      <li>
        Mensagens para nós: apagadas {SUGGESTION_DAYS.answered} dias depois da resposta; as que ficam sem resposta,{' '}
        {SUGGESTION_DAYS.unanswered} dias depois do envio. As de quem encerra a conta são apagadas com ela.
      </li>
      <li>
        Avisos da administração: depois de lidos, pelo prazo que quem opera o serviço configura ({READ_MESSAGE_DAYS}{' '}
        dias, se não escolhe outro); sem leitura, até o fim da conta.
      </li>
      <li>
        Cópia do cadastro público de empresas: enquanto a oferecermos; o que mudou em cada mês, também os sócios que
        saíram, sem prazo. Para não aparecer mais nela, peça no <Link to="/titular">portal do titular</Link>.
      </li>
      <li>
        Cadastro: enquanto a conta existir. Você mesmo pode exportar seus dados e encerrar a conta no perfil, também
        depois que o plano acaba. Quem não tem plano nem sessão entra com a senha e encontra os dois na página dos
        planos; se a conta está bloqueada, peça no <Link to="/titular">portal do titular</Link>. Uma conta que fica sem
        plano é removida depois de um prazo: avisamos por e-mail alguns dias antes e, passado o prazo, apagamos os dados
        pessoais. Ela não pode voltar. Uma conta bloqueada fica enquanto durar o bloqueio, para que a mesma pessoa não
        se cadastre de novo.
      </li>
      <li>
        Pagamentos, códigos promocionais usados, aceite dos termos, registros de auditoria e de acesso, provas de
        relatórios e o registro do fim da conta: pelo prazo que a lei exige; depois do fim da conta, sem nome nem
        e-mail.
      </li>
      <li>
        Cópias de segurança de quem opera o serviço: o que foi apagado ainda pode estar nelas, até que as cópias antigas
        sejam descartadas. Servem só para recuperar o serviço.
      </li>
    </ul>
  );
}

/** A period as it is configured: the notice says what the product does, and nothing until it knows. */
function Period({ of, unit }: { of: 'resultDays' | 'requestDays' | 'sameAnswerSeconds'; unit: 'dia' | 'segundo' }) {
  const { data } = useGetRetentionPeriodsQuery();
  return data ? counted(data[of], unit) : 'o prazo configurado';
}
