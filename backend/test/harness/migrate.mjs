// Brings the database named on the command line to the built product's newest schema.
import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../../dist/backend/src/platform/database/data-source.js';
import { migrate } from '../../../dist/backend/src/platform/database/migrate.js';

const options = dataSourceOptions({ DATABASE_URL: process.argv[2], DATABASE_POOL_SIZE: 2 });
const dataSource = await new DataSource(options).initialize();
await migrate(dataSource);
await dataSource.destroy();
