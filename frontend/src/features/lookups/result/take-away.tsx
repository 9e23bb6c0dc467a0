import type { LookupType } from '@kernel/lookup-catalogue';
import type { ResultView } from '@kernel/results/result-view';
import { Button } from '@mantine/core';
import {
  IconBraces,
  IconChevronDown,
  IconDownload,
  IconFileTypePdf,
  IconFileTypeXls,
  IconLink,
  IconPrinter,
  IconSearch,
  IconTable,
} from '@tabler/icons-react';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { readApiError } from '../../../shared/api/api-error';
import type { LookupMeta } from '../../../shared/api/generated';
import { resultAt } from '../paths';
import { useReport } from './report';
import { printAs, save, saveXlsx } from './result-downloads';
import classes from './take-away.module.css';

interface Props {
  readonly type: LookupType;
  /** In the words of the source. */
  readonly view: ResultView;
  readonly data: unknown;
  readonly meta: LookupMeta | null;
  readonly onNew: () => void;
}

/** The next lookup, and one menu with every way to take this one along. */
export function TakeAway({ type, view, data, meta, onNew }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [said, setSaid] = useState('');
  const answer = { type, view, data, meta };
  const saveReport = useReport();
  const act = async (work: () => unknown, done: string, meanwhile = '') => {
    close(menu.current);
    setSaid(meanwhile);
    try {
      await work();
      setSaid(done);
    } catch (failure) {
      setSaid(readApiError(failure, 'Não foi possível. Tente novamente.').text);
    }
  };
  const entries = [
    ...(meta === null || meta.simulado
      ? []
      : [
          {
            icon: IconFileTypePdf,
            label: 'Relatório em PDF com verificação',
            hint: 'com QR code para conferir',
            run: () => saveReport(meta.protocolo),
            meanwhile: 'Fazendo o relatório…',
            done: 'Relatório baixado.',
          },
        ]),
    { icon: IconFileTypeXls, label: 'Planilha XLSX', run: () => saveXlsx(answer), done: 'Planilha baixada.' },
    { icon: IconTable, label: 'CSV', run: () => save('csv', answer), done: 'CSV baixado.' },
    { icon: IconBraces, label: 'JSON', run: () => save('json', answer), done: 'JSON baixado.' },
    { icon: IconPrinter, label: 'Imprimir', run: () => printAs(type), done: '' },
    ...(meta === null
      ? []
      : [
          {
            icon: IconLink,
            label: 'Copiar link',
            hint: 'abre só na sua conta',
            run: () => copyLink(meta),
            done: 'Link copiado.',
          },
        ]),
  ];
  return (
    <div className={`screen-only line gap-2 fixed ${classes.place}`}>
      <Button leftSection={<IconSearch size={18} aria-hidden />} onClick={onNew}>
        Nova consulta
      </Button>
      <details ref={menu} className={classes.menu} onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
        <summary className={classes.button}>
          <IconDownload size={18} stroke={1.7} className="fixed" aria-hidden />
          Exportar Dados
          <IconChevronDown size={16} stroke={1.8} className="fixed" aria-hidden />
        </summary>
        <ul className={classes.entries} onMouseDown={keepFocus}>
          {entries.map(({ icon: Icon, label, hint, run, done, meanwhile }) => (
            <li key={label}>
              <button type="button" className={classes.entry} onClick={() => act(run, done, meanwhile)}>
                <Icon size={18} stroke={1.6} className="soft fixed" aria-hidden />
                <span>{label}</span>
                {hint && <span className={classes.hint}>{hint}</span>}
              </button>
            </li>
          ))}
        </ul>
      </details>
      <p role="status" className={classes.said}>
        {said}
      </p>
    </div>
  );
}

function copyLink({ protocolo }: LookupMeta): Promise<void> {
  return navigator.clipboard.writeText(new URL(resultAt(protocolo), location.href).href);
}

function close(menu: HTMLDetailsElement | null) {
  if (!menu?.open) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

function closeOnEscape({ key, currentTarget, ...event }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape' || !currentTarget.open) return;
  event.nativeEvent.stopPropagation();
  close(currentTarget);
}

/** Safari gives a pressed button no focus, and the menu, left by it, would close before the click. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
  if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
}
