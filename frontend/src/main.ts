import './app/theme/index.css';
import { followColourScheme } from './app/theme/colour-scheme';
import { bringLater } from './opening/bring-later';
import { codeIsWanted } from './opening/code-is-wanted';
import { reloadWhenStale } from './opening/stale-version';
import { keepWhatIsTyped } from './opening/typed-early';
import { trustOurOwn } from './shared/trusted-types';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

trustOurOwn();
reloadWhenStale();
followColourScheme();
bringLater();

const typed = keepWhatIsTyped(root);
codeIsWanted(root).then(async () => {
  const { takeOver } = await import('./app/take-over');
  await takeOver(root, typed);
});
