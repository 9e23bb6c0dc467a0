import { lookupDefinition } from '@kernel/lookup-catalogue';
import { READERS } from '@kernel/results/read-result';
import { IconClockBolt } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { BackLink } from '../../../shared/ui/back-link';
import { usePageTitle } from '../../../shared/ui/page-title';
import { useLookupActions } from '../lookup-actions';
import { formOf } from '../paths';
import { LookupResult } from '../result/lookup-result';
import { ResultNote } from '../result/result-note';
import { TimeStamp } from '../time-stamp';
import { type Asked, LookupAsking } from './lookup-asking';
import { MorePeople } from './more-people';
import { SmartBox } from './smart-box';

/** One type: its form until there is a result, then the result. */
export function LookupScreen({ type, flow, offered }: Asked) {
  const { run } = flow;
  const { label } = lookupDefinition(type);
  const { open } = useLookupActions();
  const navigate = useNavigate();
  usePageTitle(run.phase === 'done' ? `Resultado ${label}` : `Consultar ${label}`);
  if (run.phase !== 'done') return <LookupAsking type={type} flow={flow} offered={offered} />;
  const { data, meta } = run.answer;
  const afresh = () => {
    flow.submit(run.purpose, { afresh: true });
    navigate(formOf(type), { flushSync: true });
  };
  return (
    <>
      <BackLink onClick={() => open(type, flow.values)} />
      <SmartBox compact />
      <LookupResult
        type={type}
        view={READERS[type](data)}
        data={data}
        meta={meta}
        purpose={run.purpose}
        onNew={() => open(type, {})}
        more={<MorePeople flow={flow} again={afresh} />}
      >
        {meta.emCache && (
          <ResultNote
            icon={<IconClockBolt size={20} stroke={1.7} aria-hidden />}
            action={{ label: 'Atualizar agora', onClick: afresh }}
          >
            Resposta recebida <TimeStamp at={meta.consultadoEm} inSentence />. A fonte não foi consultada de novo.
          </ResultNote>
        )}
      </LookupResult>
    </>
  );
}
