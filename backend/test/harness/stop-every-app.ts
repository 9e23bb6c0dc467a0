import { stopEveryApp } from './start-app.js';
import { removeTemporaryFolders } from './temporary-folder.js';

afterAll(async () => {
  await stopEveryApp();
  removeTemporaryFolders();
});
