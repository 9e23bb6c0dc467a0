import 'reflect-metadata';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { DataSource } from 'typeorm';
import { PlatformConfig } from '../config/platform.config.js';
import { dataSourceOptions } from './data-source.js';

it('A connection that is to be encrypted asks for that first, and ends where it is refused (ASVS 12.3.1)', async () => {
  const heard: Buffer[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      heard.push(bytes);
      socket.write('N');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const DATABASE_URL = `postgresql://nitido@127.0.0.1:${port}/nitido?sslmode=verify-full`;
  const options = dataSourceOptions(Object.assign(new PlatformConfig(), { DATABASE_URL }));
  await expect(new DataSource(options).initialize()).rejects.toThrow('does not support SSL');
  server.close();
  const SSL_REQUEST = '0000000804d2162f';
  expect(heard.map((bytes) => bytes.toString('hex'))).toEqual([SSL_REQUEST]);
});
