import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { AccountDataHolders } from './account-data-holders.js';

@Global()
@Module({ imports: [DiscoveryModule], providers: [AccountDataHolders], exports: [AccountDataHolders] })
export class AccountDataModule {}
