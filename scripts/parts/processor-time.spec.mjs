import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { newlyWaited, ProcessorTime } from './processor-time.mjs';

const table = (...rows) => new Map(rows.map(([pid, parent, own, waited = 0]) => [pid, { pid, parent, own, waited }]));

describe('The processor time of programs and of what they start', () => {
  let time;

  beforeEach(() => {
    time = new ProcessorTime();
    time.follow(10);
  });

  const seconds = (...looks) => {
    for (const look of looks) time.look(look);
    return time.seconds;
  };

  it('is that of its whole tree, and of nobody else', () => {
    expect(seconds(table([1, 0, 50], [10, 1, 2], [11, 10, 3], [12, 11, 4], [20, 1, 100]))).toBe(9);
  });

  it('counts a process once whose parent waited for it, with what it did after the last look', () => {
    expect(seconds(table([10, 1, 2], [11, 10, 3], [12, 11, 4]), table([10, 1, 2, 8.5]))).toBe(10.5);
  });

  it('keeps what a process did for which nobody waited', () => {
    expect(seconds(table([10, 1, 2], [11, 10, 3]), table([10, 1, 2, 0]), table([10, 1, 2, 0.5]))).toBe(5.5);
  });

  it('still follows what outlives the process that started it', () => {
    expect(seconds(table([10, 1, 2], [11, 10, 3], [12, 11, 1]), table([10, 1, 2, 3], [12, 1, 7]))).toBe(12);
  });

  it('has the last moments of the program itself from what we waited for', () => {
    time.look(table([10, 1, 2], [11, 10, 3]));
    time.ended(10, 6);
    expect(time.seconds).toBe(6);
  });
});

describe('The processor time of a real program', () => {
  const burn = 'while (process.cpuUsage().user < 1.5e5);';
  const both = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(burn)}]); ${burn}`;

  it('has that of the program that it started too, where the system tells', async () => {
    const time = new ProcessorTime();
    newlyWaited();
    const child = spawn(process.execPath, ['-e', both]);
    time.follow(child.pid);
    await once(child, 'exit');
    time.ended(child.pid, newlyWaited());
    const seconds = time.stop();
    expect(existsSync('/proc/self/stat') ? seconds >= 0.3 && seconds < 5 : seconds === undefined).toBe(true);
  });
});
