import { relatedPerson, relatedTo } from '@kernel/results/related';
import type { CompanyGroupAnswer, GroupEdge, GroupNode } from '../../../shared/api/generated';
import { dayText } from '../../../shared/ui/dates';
import { Tag } from '../../../shared/ui/tag';
import { TONES } from '../companies/company-tones';
import list from '../dossier/relation-list.module.css';
import { LookUpRelated } from '../result/look-up-related';
import classes from './company-group.module.css';
import { detailOf, labelOf, linkText, SURE } from './group-relations';

interface Props {
  readonly node: GroupNode;
  readonly group: CompanyGroupAnswer['data'];
  readonly say: (text: string) => string;
}

/** One of the group, and its links to those who are nearer to the company. */
export function GroupMember({ node, group, say }: Props) {
  const { id, situacao_cadastral: status, cnpj, nome } = node;
  const related = cnpj ? relatedTo('cnpj', cnpj) : relatedPerson(nome);
  const detail = detailOf(node, say);
  const names = new Map(group.nos.map((one) => [one.id, labelOf(one, say)]));
  const nameOf = (one: string) => names.get(one) ?? '';
  const steps = new Map(group.nos.map(({ id: one, passo }) => [one, passo]));
  const nearer = ({ de, para }: GroupEdge) => (steps.get(de === id ? para : de) ?? 0) <= node.passo;
  return (
    <li className={list.one}>
      <div className={classes.who}>
        <p className={classes.line}>
          <span className={list.label}>{labelOf(node, say)}</span>
          {status && <Tag tone={TONES[status] ?? 'plain'}>{say(status)}</Tag>}
        </p>
        {detail && <p className="soft small">{detail}</p>}
        {group.ligacoes
          .filter((link) => (link.de === id || link.para === id) && nearer(link))
          .map((link) => (
            <p key={`${link.de} ${link.para} ${link.qualificacao}`} className="soft small">
              {say(linkText(link, id, nameOf))}
              {link.desde && ` desde ${dayText(link.desde)}`}
              <span className={classes.source}>
                {SURE[link.certeza]} · {link.fonte}
              </span>
            </p>
          ))}
        {node.haMais && <p className={classes.more}>Há mais ligações do que as mostradas.</p>}
      </div>
      {related && <LookUpRelated related={related} />}
    </li>
  );
}
