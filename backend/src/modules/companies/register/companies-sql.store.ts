import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';

/** Statements on the register of companies; here in the product's database. */
@Injectable()
export class CompaniesSql extends Sql {
  readonly isApart: boolean = false;
}
