import { TEST_ANSWERS } from '@kernel/test-answers';
import type { ReactNode } from 'react';
import { DOT } from '../../shared/ui/dot';
import classes from './developers-page.module.css';

/** The codes that every program meets; each operation's own ones stand in the description. */
export const ERRORS = [
  ['INVALID_INPUT', '400', 'Um campo é inválido: veja fields.', 'Corrija antes de repetir.'],
  ['BAD_REQUEST', '400', 'O corpo não pôde ser lido.', 'Envie JSON válido.'],
  ['API_KEY_IN_URL', '400', 'A chave veio no endereço.', 'Revogue-a e use o cabeçalho.'],
  ['API_KEY_REQUIRED', '401', 'A chamada veio sem chave.', 'Envie Authorization: Bearer.'],
  ['API_KEY_INVALID', '401', 'A chave não existe.', 'Confira a variável de ambiente.'],
  ['API_KEY_EXPIRED', '401', 'O prazo da chave acabou.', 'Crie uma chave nova.'],
  ['API_KEY_REVOKED', '401', 'A chave foi revogada.', 'Crie uma chave nova.'],
  ['API_KEY_NETWORK', '403', 'A chave não vale desta rede.', 'Chame de uma rede permitida.'],
  ['API_KEY_SCOPE', '403', 'A chave não tem o escopo.', 'Crie outra com o escopo.'],
  ['API_KEY_LIVE_ONLY', '403', 'A chamada não tem modo de teste.', 'Use uma chave de produção.'],
  ['SUBSCRIPTION_REQUIRED', '403', 'Não há plano em vigor.', 'Renove o plano.'],
  ['TERMS_NOT_ACCEPTED', '403', 'Os termos têm nova versão.', 'Aceite-os no site, com a conta.'],
  ['PASSWORD_CHANGE_REQUIRED', '403', 'A senha da conta é de uso único.', 'Troque-a no site.'],
  ['ACCOUNT_BLOCKED', '403', 'A conta está bloqueada.', 'Fale com o suporte.'],
  ['FORBIDDEN', '403', 'A conta não pode fazer a chamada.', 'Não repita.'],
  ['LOOKUP_TYPE_NOT_FOUND', '404', 'Não há esse tipo de consulta.', 'Veja em details os que há.'],
  ['ROUTE_NOT_FOUND', '404', 'O endereço não existe.', 'Confira o caminho.'],
  ['NOT_FOUND', '404', 'A fonte respondeu que não há ninguém.', 'Não repita: a resposta é essa.'],
  ['METHOD_NOT_ALLOWED', '405', 'O endereço não tem este método.', 'Veja em Allow os que tem.'],
  ['REQUEST_TIMEOUT', '408', 'A chamada demorou mais de 15 segundos para chegar.', 'Repita em outra conexão.'],
  ['IDEMPOTENCY_KEY_IN_USE', '409', 'A primeira chamada ainda não terminou.', 'Repita depois de Retry-After.'],
  ['RESULT_NOT_KEPT', '409', 'O resultado já não está guardado.', 'Consulte de novo com outra chave.'],
  ['SOURCES_DIVERGE', '409', 'As fontes não concordam.', 'Veja em details os campos.'],
  ['BODY_TOO_LARGE', '413', 'O corpo passa de 256 kB; em lotes, de 1 MB.', 'Divida a lista.'],
  ['UNSUPPORTED_MEDIA_TYPE', '415', 'O corpo não veio como JSON.', 'Envie Content-Type: application/json.'],
  ['PURPOSE_REQUIRED', '422', 'Falta a finalidade.', 'Mande finalidade; em lotes, purpose.'],
  ['IDEMPOTENCY_KEY_REUSED', '422', 'A chave já veio com outro corpo.', 'Use uma chave nova.'],
  ['RATE_LIMITED', '429', 'Muitas chamadas em pouco tempo.', 'Espere Retry-After.'],
  ['TOO_MANY_CONNECTIONS', '429', 'O endereço abriu conexões demais.', 'Feche algumas e repita depois de Retry-After.'],
  ['QUOTA_EXCEEDED', '429', 'As consultas do dia acabaram.', 'Continue amanhã ou mude de plano.'],
  ['HEADERS_TOO_LARGE', '431', 'O cabeçalho da chamada é grande demais.', 'Mande menos ou menores cabeçalhos.'],
  ['SUBJECT_SUPPRESSED', '451', 'A pessoa é protegida.', 'Não repita.'],
  ['INTERNAL', '500', 'O Nítido falhou.', 'Repita com a mesma Idempotency-Key.'],
  ['SOURCE_DOWN', ['502', '503', '504'].join(DOT), 'A fonte está fora do ar.', 'Repita com pausas crescentes.'],
  ['MAINTENANCE', '503', 'A consulta está em manutenção.', 'Veja em /v1/status quando volta.'],
  ['UNAVAILABLE', ['502', '503', '504'].join(DOT), 'O Nítido não pôde responder.', 'Repita depois de Retry-After.'],
] as const;

const LIMITS = [
  ['chave', 'Chamadas por minuto de cada chave', 'em toda resposta, menos na de consultas de produção'],
  ['ritmo', 'Consultas por minuto da conta', 'no 429'],
  ['diario', 'Consultas com resultado por dia, do seu plano', 'na resposta de cada consulta de produção'],
  ['pausa', 'Uso fora do comum, que espera uma revisão', 'no 429'],
  ['lenta', 'Consultas seguidas de uma conta em uso fora do comum', 'no 429'],
  ['endereco', 'Chamadas por minuto de um endereço de rede; do documento OpenAPI, 60', 'no 429'],
  ['webhooks', 'Testes e reenvios pedidos: 60 em 10 minutos; endereços adicionados: 30 por hora', 'no 429'],
  ['lotes', 'Lotes começados ou repetidos pela conta: 30 por hora; os de teste à parte', 'no 429'],
  ['milhares', 'Linhas de lotes da conta com mil ou mais: 200.000 por dia; os de teste à parte', 'no 429'],
  ['exportacoes', 'Exportações de lotes da conta: 30 em 15 minutos', 'no 429'],
  ['relatorios', 'Relatórios da conta: 30 por minuto', 'no 429'],
] as const;

export function ErrorTable() {
  return (
    <Table heads={['code', 'Status', 'O que houve', 'O que fazer']}>
      {ERRORS.map(([code, status, meaning, advice]) => (
        <tr key={code}>
          <th scope="row">
            <code>{code}</code>
          </th>
          <td className="tabular">{status}</td>
          <td>{meaning}</td>
          <td>{advice}</td>
        </tr>
      ))}
    </Table>
  );
}

export function LimitTable() {
  return (
    <Table heads={['politica', 'O que limita', 'Onde aparece']} className={classes.plain}>
      {LIMITS.map(([policy, what, where]) => (
        <tr key={policy}>
          <th scope="row">
            <code>{policy}</code>
          </th>
          <td>{what}</td>
          <td>{where}</td>
        </tr>
      ))}
    </Table>
  );
}

/** Documents with which a key for tests fails on purpose. */
export function TestAnswerTable() {
  return (
    <Table heads={['Documento', 'Status', 'code', 'O que houve']}>
      {TEST_ANSWERS.map(({ type, document, status, code, meaning }) => (
        <tr key={document}>
          <th scope="row">
            {type.toUpperCase()} <code>{document}</code>
          </th>
          <td className="tabular">{status}</td>
          <td>{code && <code>{code}</code>}</td>
          <td>{meaning}</td>
        </tr>
      ))}
    </Table>
  );
}

interface TableProps {
  readonly heads: readonly string[];
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

function Table({ heads, className = '', children }: TableProps) {
  return (
    <div className={`boxed ${classes.table} ${className}`}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
