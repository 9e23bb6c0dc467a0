import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconHelpCircle } from '@tabler/icons-react';
import type { StatusAnswer } from '../../../shared/api/generated';
import classes from './overall-state.module.css';
import { isUnmeasured, overallText, troubleTexts } from './status-labels';

const SIGNS = { operacional: IconCircleCheck, instavel: IconAlertTriangle, fora_do_ar: IconCircleX } as const;

/** The answer to the question with which one comes here; when it is not current it claims nothing about now. */
export function OverallState({ status, current }: { status: StatusAnswer; current: boolean }) {
  const measured = status.overall !== 'operacional' || !status.lookups.every(isUnmeasuredOrShut);
  const known = current && measured;
  const Sign = known ? (SIGNS[status.overall as keyof typeof SIGNS] ?? IconHelpCircle) : IconHelpCircle;
  return (
    <section className={classes.overall} data-state={known ? status.overall : 'unknown'} aria-live="polite">
      <Sign size={28} stroke={1.7} aria-hidden />
      <div>
        <p className={classes.sentence}>{current ? overallText(status) : 'Não sabemos como o serviço está agora'}</p>
        {troubleTexts(status).map((words) => (
          <p key={words} className="nearest">
            {words}
          </p>
        ))}
      </div>
    </section>
  );
}

function isUnmeasuredOrShut(lookup: StatusAnswer['lookups'][number]): boolean {
  return lookup.state !== 'operacional' || isUnmeasured(lookup);
}
