import { EventEmitter } from 'node:events';
import { QueryFailedError } from 'typeorm';
import { reportCrashes } from './report-crashes.js';

it('What nobody caught ends the process, and its values are not printed', () => {
  const ended: unknown[] = [];
  const printed: string[] = [];
  const process = Object.assign(new EventEmitter(), { exit: (code: number) => ended.push(code) });
  const print = jest.spyOn(console, 'error').mockImplementation((line) => printed.push(String(line)));
  reportCrashes(process as never);
  process.emit('uncaughtException', new QueryFailedError('SELECT $1', ['Ana Lima'], new Error('"Ana Lima"')));
  print.mockRestore();
  expect(ended).toEqual([1]);
  expect(printed.join()).toContain('QueryFailedError');
  expect(printed.join()).not.toContain('Ana');
});
