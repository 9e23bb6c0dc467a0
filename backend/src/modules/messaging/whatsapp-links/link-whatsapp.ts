import { Injectable } from '@nestjs/common';
import { AppError } from '../../../kernel/errors.js';
import type { Phone } from '../../../kernel/phone.js';
import { VerifyPassword } from '../../identity/index.js';
import { type WhatsappLink, WhatsappLinks } from './whatsapp-links.store.js';

/** An account's own number: adding one, taking it away. */
@Injectable()
export class LinkWhatsapp {
  constructor(
    private readonly verifyPassword: VerifyPassword,
    private readonly links: WhatsappLinks,
  ) {}

  /**
   * Asks for the password, since the number will speak for the account. Throws WRONG_PASSWORD, WHATSAPP_TAKEN for a number
   * that another account has proved, WHATSAPP_LINKED while the account has proved another.
   */
  async add(accountId: string, phone: Phone, password: string): Promise<WhatsappLink> {
    const owner = await this.verifyPassword.execute(accountId, password, 'password');
    const added = await this.links.add(owner, phone);
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
