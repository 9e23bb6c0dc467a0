import { Button } from '@mantine/core';
import { useState } from 'react';
import { type SettingItem, useChangeSettingMutation } from '../../../shared/api/generated';
import { formatMoment } from '../../../shared/ui/dates';
import { type Done, DoneNotice } from '../../../shared/ui/done-notice';
import { Problem } from '../../../shared/ui/problem';
import { useAsked } from '../../../shared/ui/use-asked';
import { isConflict } from '../is-conflict';
import rows from '../rows.module.css';
import { Section } from '../section';
import { SettingDialog } from './setting-dialog';
import { valueLabel } from './setting-labels';
import classes from './settings.module.css';

/** The settings that are changed here, by what they are about; the last change can be taken back. */
export function RuntimeSettings({ items }: { items: readonly SettingItem[] }) {
  const { asked, ask, close } = useAsked<SettingItem>();
  const [done, setDone] = useState<(Done & { readonly name: string }) | null>(null);
  const [change, { error, isLoading }] = useChangeSettingMutation();

  function changed(before: SettingItem, after: SettingItem): void {
    close();
    const value = before.changedAt === null ? null : before.value;
    setDone({
      name: after.name,
      text: `${after.label}: ${valueLabel(after, after.value)}.`,
      undo: async () => {
        const answer = await change({ name: after.name, changeSettingBody: { value, seenAt: after.changedAt } });
        if (answer.data) setDone({ name: after.name, text: `${after.label} voltou a ser como era.` });
        if (isConflict(answer.error)) setDone(null);
      },
    });
  }
  return (
    <>
      <Problem error={error} text="Não foi possível desfazer." />
      {groupsOf(items).map(({ title, members }) => (
        <Section key={title} title={title}>
          <div className={classes.notice}>
            <DoneNotice done={members.some(({ name }) => name === done?.name) ? done : null} busy={isLoading} />
          </div>
          <ul className={`boxed breaks ${classes.rows}`}>
            {members.map((item) => (
              <Setting key={item.name} item={item} onChange={() => ask(item)} />
            ))}
          </ul>
        </Section>
      ))}
      {asked && <SettingDialog item={asked} onChanged={changed} onClose={close} />}
    </>
  );
}

function Setting({ item, onChange }: { item: SettingItem; onChange: () => void }) {
  const { name, label, value, initial, changedAt, changedBy } = item;
  return (
    <li className={rows.row}>
      <div>
        <p className="strong">{label}</p>
        <p className="tabular">{valueLabel(item, value)}</p>
        <p className="soft small">
          {changedAt === null ? (
            <>Como no ambiente ({breakable(name)}).</>
          ) : (
            `Mudou em ${formatMoment(changedAt)}${changedBy ? `, por ${changedBy}` : ''}. No ambiente: ${valueLabel(item, initial)}.`
          )}
        </p>
      </div>
      <Button variant="default" size="sm" onClick={onChange} aria-label={`Mudar ${label}`}>
        Mudar
      </Button>
    </li>
  );
}

/** A long name is broken after its underscores. */
export function breakable(name: string) {
  return name.split(/(?<=_)/).flatMap((part) => [part, <wbr key={part} />]);
}

/** The server's order, under the titles that it says. */
function groupsOf(items: readonly SettingItem[]) {
  const titles = [...new Set(items.map(({ group }) => group))];
  return titles.map((title) => ({ title, members: items.filter(({ group }) => group === title) }));
}
