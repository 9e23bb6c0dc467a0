import './app/theme/index.css';
import { followColourScheme } from './app/theme/colour-scheme';
import { bringLater } from './opening/bring-later';
import { codeIsWanted } from './opening/code-is-wanted';
import { inReach, noteMissingCode, reloadForCode } from './opening/stale-version';
import { preserveTyped } from './opening/typed-early';
import { trustOurOwn } from './shared/trusted-types';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

trustOurOwn();
noteMissingCode();
followColourScheme();
bringLater();

const typed = preserveTyped(root);
const start = (again?: unknown) => import('./app/take-over').then(({ takeOver }) => takeOver(root, typed, again));
// Asked for again by the page as it stands, what did not come loses nothing that was typed.
codeIsWanted(root)
  .then(() => start())
  .catch(() => inReach().then(start))
  .catch(() => reloadForCode(() => true));
