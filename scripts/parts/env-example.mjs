import { settingRows } from './settings-table.mjs';

const HEAD = `# Every setting of the product, as docs/operations.md has it; made by npm run generate.
# A line that is commented out shows the default; an empty value means absent. What production needs: docs/deploy.md.
# In a shell: set -a; . ./.env; set +a; npm start. Units of systemd take the file as EnvironmentFile, containers as env_file.`;
const LITERAL = /^(?:`([^`]+)`|(\d[\d.]*))$/;

/** The text of .env.example: each setting of the page's table with its meaning above and its default, where it has one. */
export function envExample(page) {
  const parts = settingRows(page).map(({ names, value, meaning }) => {
    const defaults = names.length === 1 ? [value] : value.split(', ');
    const lines = names.map((name, at) => `#${name}=${literal(names.length === defaults.length ? defaults[at] : '')}`);
    return [...(meaning ? [`# ${plain(meaning)}`] : []), ...lines].join('\n');
  });
  return `${[HEAD, ...parts].join('\n\n')}\n`;
}

/** Readable without Markdown. */
function plain(text) {
  return text.replaceAll('`', '').replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
}

/** What can be written as it stands; a default that is worked out leaves nothing. */
function literal(value) {
  const [, text = '', number = ''] = LITERAL.exec(value) ?? [];
  return /^[\w.:/@,-]*$/.test(text) ? text || number : `"${text}"`;
}
