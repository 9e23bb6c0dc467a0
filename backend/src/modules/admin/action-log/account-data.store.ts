import { Injectable } from '@nestjs/common';
import { AccountRows } from '../../../platform/account-data/account-rows.js';

/** What an administrator did is part of their own data, and stays under the pseudonym. */
@Injectable()
export class ActionLogAccountData extends AccountRows {
  readonly tables = ['admin_actions'];
  protected readonly sections = {
    atosDeAdministracao: ADMIN_ACTIONS,
  };
}

const ADMIN_ACTIONS =
  'SELECT action AS ato, target AS alvo, at AS em FROM admin_actions WHERE admin_id = $1 ORDER BY at, id';
