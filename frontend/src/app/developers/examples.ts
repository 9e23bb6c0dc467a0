import batchCurl from '../../../../clients/examples/curl/batch.sh?raw';
import errorsCurl from '../../../../clients/examples/curl/errors.sh?raw';
import installCurl from '../../../../clients/examples/curl/install.sh?raw';
import listCurl from '../../../../clients/examples/curl/list.sh?raw';
import lookupCurl from '../../../../clients/examples/curl/lookup.sh?raw';
import webhookCurl from '../../../../clients/examples/curl/webhook.sh?raw';
import batchPython from '../../../../clients/examples/python/batch.py?raw';
import errorsPython from '../../../../clients/examples/python/errors.py?raw';
import installPython from '../../../../clients/examples/python/install.sh?raw';
import listPython from '../../../../clients/examples/python/list.py?raw';
import lookupPython from '../../../../clients/examples/python/lookup.py?raw';
import webhookPython from '../../../../clients/examples/python/webhook.py?raw';
import batchTypescript from '../../../../clients/examples/typescript/batch.ts?raw';
import errorsTypescript from '../../../../clients/examples/typescript/errors.ts?raw';
import installTypescript from '../../../../clients/examples/typescript/install.sh?raw';
import listTypescript from '../../../../clients/examples/typescript/list.ts?raw';
import lookupTypescript from '../../../../clients/examples/typescript/lookup.ts?raw';
import webhookTypescript from '../../../../clients/examples/typescript/webhook.ts?raw';

/** What the snippets call the product; the page puts its own address there. */
export const EXAMPLE_ADDRESS = 'https://nitido.example';

export const LANGUAGES = { curl: 'curl', typescript: 'TypeScript', python: 'Python' } as const;
export type Language = keyof typeof LANGUAGES;
export type Example = Readonly<Record<Language, string>>;

/** The very files that backend/test/platform/examples.spec.ts runs. */
export const EXAMPLES = {
  install: { curl: installCurl, typescript: installTypescript, python: installPython },
  lookup: { curl: lookupCurl, typescript: lookupTypescript, python: lookupPython },
  errors: { curl: errorsCurl, typescript: errorsTypescript, python: errorsPython },
  batch: { curl: batchCurl, typescript: batchTypescript, python: batchPython },
  list: { curl: listCurl, typescript: listTypescript, python: listPython },
  webhook: { curl: webhookCurl, typescript: webhookTypescript, python: webhookPython },
} satisfies Record<string, Example>;
