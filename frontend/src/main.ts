import './app/theme/index.css';
import { followColourScheme } from './app/theme/colour-scheme';
import { bringLater } from './opening/bring-later';
import { codeIsWanted } from './opening/code-is-wanted';
import { noteMissingCode, reloadForCode } from './opening/stale-version';
import { preserveTyped } from './opening/typed-early';
import { trustOurOwn } from './shared/trusted-types';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

trustOurOwn();
noteMissingCode();
followColourScheme();
bringLater();

const typed = preserveTyped(root);
codeIsWanted(root)
  .then(() => import('./app/take-over'))
  .then(
    ({ takeOver }) => takeOver(root, typed),
    () => reloadForCode(() => true),
  );
