import { Injectable } from '@nestjs/common';
import { AppError } from '../../../kernel/errors.js';
import type { Phone } from '../../../kernel/phone.js';
import { AccountDirectory } from '../../identity/index.js';
import { type WhatsappLink, WhatsappLinks } from './whatsapp-links.store.js';

/** An account's own number: adding one, taking it away. */
@Injectable()
export class LinkWhatsapp {
  constructor(
    private readonly accounts: AccountDirectory,
    private readonly links: WhatsappLinks,
  ) {}

  /**
   * Throws WHATSAPP_TAKEN for a number that another account has proved, WHATSAPP_LINKED while the account has proved another,
   * TOKEN_EXPIRED when its sessions have ended.
   */
  async add(accountId: string, phone: Phone): Promise<WhatsappLink> {
    const added = await this.links.add(await this.accounts.seen(accountId), phone);
    if (added === 'taken') throw new AppError('conflict', 'WHATSAPP_TAKEN', TAKEN);
    if (added === 'other') throw new AppError('conflict', 'WHATSAPP_LINKED', LINKED);
    return added;
  }

  async remove(accountId: string): Promise<void> {
    if (await this.links.remove(accountId)) return;
    throw new AppError('not-found', 'WHATSAPP_NOT_LINKED', 'Nenhum WhatsApp adicionado.');
  }
}

const TAKEN =
  'Este número já está verificado em outra conta. Se ele é seu, envie !sair sim ao bot por ele e adicione-o de novo.';
const LINKED = 'Sua conta já tem um número verificado. Remova-o antes de adicionar outro.';
