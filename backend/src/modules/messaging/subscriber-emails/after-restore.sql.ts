import type { AfterRestore } from '../../../platform/backup/after-restore.js';

const TITLE = 'avisos por e-mail e por WhatsApp desligados';
const ROWS = 'jsonb_populate_recordset(NULL::letter_preferences, $1::jsonb) AS r';

/** What somebody has declined, before or since, stays declined; what was wished for since is not carried over. */
export const SUBSCRIBER_EMAILS_AFTER_RESTORE: AfterRestore = {
  carries: [
    {
      title: TITLE,
      read: `SELECT to_jsonb(p) AS kept FROM letter_preferences AS p
        WHERE NOT (plan_end AND broadcasts AND companies AND companies_whatsapp)`,
      write: `UPDATE letter_preferences AS p SET plan_end = p.plan_end AND r.plan_end,
          broadcasts = p.broadcasts AND r.broadcasts, companies = p.companies AND r.companies,
          companies_whatsapp = p.companies_whatsapp AND r.companies_whatsapp
        FROM ${ROWS} WHERE p.account_id = r.account_id AND (p.plan_end > r.plan_end OR p.broadcasts > r.broadcasts
          OR p.companies > r.companies OR p.companies_whatsapp > r.companies_whatsapp)`,
    },
    {
      title: TITLE,
      read: 'SELECT to_jsonb(p) AS kept FROM letter_preferences AS p WHERE NOT (plan_end AND companies)',
      write: `INSERT INTO letter_preferences
          (account_id, plan_end, broadcasts, companies, companies_whatsapp, link_hash, companies_link_hash)
        SELECT account_id, plan_end, false, companies, false, link_hash, companies_link_hash FROM ${ROWS}
        ON CONFLICT DO NOTHING`,
    },
  ],
};
