import { relatedPerson, relatedTo } from '@kernel/results/related';
import { useState } from 'react';
import type { CompanyGroupAnswer, GroupEdge, GroupNode } from '../../../shared/api/generated';
import { dayText } from '../../../shared/ui/dates';
import { DOT } from '../../../shared/ui/dot';
import { Tag } from '../../../shared/ui/tag';
import { TONES } from '../companies/company-tones';
import list from '../dossier/relation-list.module.css';
import { LookUpRelated } from '../result/look-up-related';
import classes from './company-group.module.css';
import { detailOf, labelOf, linkText, SURE } from './group-relations';

/** What the steps lead to. */
const STEPS = ['A empresa', 'Sócios, filiais e participações', 'Outras empresas deles', 'Sócios dessas empresas'];

/** Everybody in the group, step by step, with each link's source, since when, and how sure it is. */
export function GroupList({ group, say }: { group: CompanyGroupAnswer['data']; say: (text: string) => string }) {
  const [hidden, setHidden] = useState<readonly number[]>([]);
  const steps = [...new Set(group.nos.map(({ passo }) => passo))].filter((step) => step > 0);
  const toggle = (step: number) =>
    setHidden(hidden.includes(step) ? hidden.filter((one) => one !== step) : [...hidden, step]);
  return (
    <>
      {steps.length > 1 && (
        <fieldset className="row screen-only gap-2">
          <legend className="visually-hidden">Passos na lista</legend>
          {steps.map((step) => (
            <button
              key={step}
              type="button"
              className={`soft small ${classes.chip}`}
              aria-pressed={!hidden.includes(step)}
              onClick={() => toggle(step)}
            >
              {STEPS[step]} <small>{group.nos.filter(({ passo }) => passo === step).length}</small>
            </button>
          ))}
        </fieldset>
      )}
      {steps
        .filter((step) => !hidden.includes(step))
        .map((step) => (
          <div key={step} className={list.kind}>
            <h3 className="medium">{STEPS[step]}</h3>
            <ul className="grid" aria-label={STEPS[step] ?? ''}>
              {group.nos
                .filter(({ passo }) => passo === step)
                .map((node) => (
                  <GroupMember key={node.id} node={node} group={group} say={say} />
                ))}
            </ul>
          </div>
        ))}
    </>
  );
}

interface MemberProps {
  readonly node: GroupNode;
  readonly group: CompanyGroupAnswer['data'];
  readonly say: (text: string) => string;
}

/** One of the group, and its links to those who are nearer to the company. */
function GroupMember({ node, group, say }: MemberProps) {
  const { id, situacao_cadastral: status, cnpj, nome } = node;
  const related = cnpj ? relatedTo('cnpj', cnpj) : relatedPerson(nome);
  const detail = detailOf(node, say);
  const names = new Map(group.nos.map((one) => [one.id, labelOf(one, say)]));
  const nameOf = (one: string) => names.get(one) ?? '';
  const steps = new Map(group.nos.map(({ id: one, passo }) => [one, passo]));
  const nearer = ({ de, para }: GroupEdge) => (steps.get(de === id ? para : de) ?? 0) <= node.passo;
  return (
    <li className={`row ${list.one}`}>
      <div className={classes.who}>
        <p className={`row ${classes.line}`}>
          <span className="weight-540 breaks">{labelOf(node, say)}</span>
          {status && <Tag tone={TONES[status] ?? 'plain'}>{say(status)}</Tag>}
        </p>
        {detail && <p className="soft small">{detail}</p>}
        {group.ligacoes
          .filter((link) => (link.de === id || link.para === id) && nearer(link))
          .map((link) => (
            <p key={`${link.de} ${link.para} ${link.qualificacao}`} className="soft small">
              {say(linkText(link, id, nameOf))}
              {link.desde && ` desde ${dayText(link.desde)}`}
              <span className="faint tiny block">
                {SURE[link.certeza]}
                {DOT}
                {link.fonte}
              </span>
            </p>
          ))}
        {node.haMais && <p className="ink small weight-540">Há mais ligações do que as mostradas.</p>}
      </div>
      {related && <LookUpRelated related={related} />}
    </li>
  );
}
