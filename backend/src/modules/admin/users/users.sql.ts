import type { UserSort } from '../../../kernel/user-account.js';

export const USERS = `
  FROM accounts a
  LEFT JOIN subscriptions s ON s.account_id = a.id`;

/** At the moment `$1`. */
const STATUS = `
  CASE WHEN a.erased_at IS NOT NULL THEN 'excluido' WHEN a.removed_at IS NOT NULL THEN 'aguardando_exclusao'
    WHEN a.blocked_at IS NOT NULL THEN 'bloqueado' WHEN s.expires_at IS NULL THEN 'sem_plano'
    WHEN s.expires_at > $1 THEN 'ativo' ELSE 'expirado' END`;

const PLAIN_NAME = `translate(lower(a.name), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn')`;

/** `$2` the status, `$3` the plan, `$4` the text; null narrows nothing, but that those who left are shown only when asked for. */
export const MATCHING_USERS = `
  a.role = 'user' AND CASE WHEN $2::text IS NULL THEN a.erased_at IS NULL ELSE ${STATUS} = $2 END
  AND ($3::text IS NULL OR s.plan_id = $3)
  AND ($4::text IS NULL OR strpos(${PLAIN_NAME}, $4) > 0 OR strpos(a.email, $4) > 0 OR a.id::text = $4)
  AND $1::timestamptz IS NOT NULL`;

/** From the row after `$5` on, `$6` of them. Each order ends with the id, so that it is one even among equals. */
function listBy(key: string, direction: 'ASC' | 'DESC'): string {
  const beyond = direction === 'ASC' ? '>' : '<';
  return `
    SELECT a.id, a.name, a.email, ${STATUS} AS status, s.plan_id AS "planId", s.expires_at AS "expiresAt",
      a.created_at AS "createdAt", a.last_login_at AS "lastLoginAt"
    ${USERS} WHERE ${MATCHING_USERS}
      AND ($5::uuid IS NULL OR (${key}, a.id) ${beyond} (SELECT ${key}, a.id ${USERS} WHERE a.id = $5))
    ORDER BY ${key} ${direction}, a.id ${direction} LIMIT $6`;
}

export const LIST_USERS_BY: Readonly<Record<UserSort, string>> = {
  newest: listBy('a.created_at', 'DESC'),
  oldest: listBy('a.created_at', 'ASC'),
  seen: listBy(`coalesce(a.last_login_at, '-infinity')`, 'DESC'),
  expiry: listBy(`coalesce(s.expires_at, 'infinity')`, 'ASC'),
};
