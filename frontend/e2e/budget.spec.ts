import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

test('the JavaScript of every route stays within its budget', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['frontend/budget.mjs']).catch((failure) => failure);
  expect(stdout).toContain('first route');
  expect(stdout).not.toContain('OVER');
});
