import { lookupDefinition } from '@kernel/lookup-catalogue';
import { IconShieldCheck } from '@tabler/icons-react';
import { readApiError } from '../../../shared/api/api-error';
import { useVerifyReportQuery, type VerifiedReportAnswer } from '../../../shared/api/generated';
import { formatMoment } from '../../../shared/ui/dates';
import { Facts } from '../../../shared/ui/facts';
import { StatePanel } from '../../../shared/ui/state-panel';
import { FileCheck } from './file-check';
import classes from './verify-report.module.css';

/** What is known of the report with this code, or that nothing is. */
export function ReportVerdict({ code }: { code: string }) {
  const { data, error, isFetching, refetch } = useVerifyReportQuery(code, { refetchOnMountOrArgChange: true });
  if (data) return <Genuine report={data} />;
  if (!error) {
    return (
      <p role="status" className="soft">
        Conferindo o código…
      </p>
    );
  }
  const { status, text } = readApiError(error, 'Não foi possível conferir agora.');
  if (status === 404) {
    return (
      <StatePanel
        title="Nenhum relatório tem este código"
        text="Confira cada letra e número. Se o código estiver certo, o relatório não foi emitido aqui: não confie nele."
      />
    );
  }
  return (
    <StatePanel
      title={status === 429 ? 'Muitas tentativas' : 'Não foi possível conferir'}
      text={text}
      action={{ label: 'Tentar Novamente', onClick: refetch, busy: isFetching }}
    />
  );
}

function Genuine({ report }: { report: VerifiedReportAnswer }) {
  const { type, subjectMasked, consultedAt, source, sha256 } = report;
  return (
    <>
      <section className={classes.genuine} role="status">
        <h2 className={`line gap-2 middle ${classes.verdict}`}>
          <IconShieldCheck size={24} stroke={1.8} className="success fixed" aria-hidden />
          Emitido pelo Nítido
        </h2>
        <Facts
          facts={[
            ['Consulta', lookupDefinition(type).label],
            ['Sobre', subjectMasked],
            ['Consultado em', `${formatMoment(consultedAt)} (horário de Brasília)`],
            source && ['Fonte', source],
          ]}
        />
        <p className="soft">Compare estes dados com os do relatório que você tem.</p>
      </section>
      <FileCheck sha256={sha256} />
    </>
  );
}
