import 'reflect-metadata';
import { Module, ValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Account, History, Session, Subscription } from './entities.js';
import { LookupsController, LookupsService } from './lookups.js';

/** The build that one meets most: Nest on Express, TypeORM repositories with findOne and save(), fetch. */

const { PORT, DATABASE_URL = '', DATABASE_SCHEMA = '', JWT_SECRET = '' } = process.env;

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'postgres',
      url: DATABASE_URL,
      schema: DATABASE_SCHEMA,
      entities: [Account, Session, Subscription, History],
      poolSize: 16,
      installExtensions: false,
    }),
    TypeOrmModule.forFeature([Session, Subscription, History]),
    JwtModule.register({ secret: JWT_SECRET, signOptions: { algorithm: 'HS256' } }),
  ],
  controllers: [LookupsController],
  providers: [LookupsService],
})
class UsualModule {}

const app = await NestFactory.create(UsualModule, { logger: ['error', 'warn'] });
app.useGlobalPipes(new ValidationPipe({ whitelist: true, transform: true }));
process.on('disconnect', () => process.exit());
await app.listen(Number(PORT), '127.0.0.1');
process.send?.({ type: 'ready' });
