import { Injectable } from '@nestjs/common';
import { AppError } from '../../../kernel/errors.js';
import type { Phone } from '../../../kernel/phone.js';
import type { WhatsappLink } from './link.js';
import { WhatsappLinks } from './whatsapp-links.port.js';

/** An account's own number: adding one, seeing how it stands, taking it away. */
@Injectable()
export class LinkWhatsapp {
  constructor(private readonly links: WhatsappLinks) {}

  check(accountId: string): Promise<WhatsappLink | null> {
    return this.links.of(accountId);
  }

  /** Throws WHATSAPP_TAKEN for a number that another account has proved, WHATSAPP_LINKED while the account has proved another. */
  async add(accountId: string, phone: Phone): Promise<WhatsappLink> {
    const added = await this.links.add(accountId, phone);
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
