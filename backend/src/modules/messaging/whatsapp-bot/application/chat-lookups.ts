import { Injectable } from '@nestjs/common';
import { invalidInput } from '../../../../kernel/errors.js';
import { lookupDefinition } from '../../../../kernel/lookup-catalogue.js';
import type { FoundSubscriber } from '../../../identity/index.js';
import { queryOf, RunLookup } from '../../../lookups/index.js';
import type { ChatLookupType } from '../domain/command.js';
import type { FoundInChat } from '../domain/replies.js';
import { CHAT_LINES } from './chat-lines.js';

/** The very use case that the page calls: its plan, terms, limits, suppression, history and audit hold here too. */
@Injectable()
export class ChatLookups {
  constructor(private readonly lookups: RunLookup) {}

  /** Throws AppError for every answer that is not data, also for what was typed wrong. */
  async run(
    { accountId, termsVersion, defaultPurpose }: FoundSubscriber,
    type: ChatLookupType,
    typed: string,
  ): Promise<FoundInChat> {
    for (const { name, rule } of lookupDefinition(type).inputs) {
      const refused = rule(typed);
      if (refused) throw invalidInput(name, refused);
    }
    const { dataJson, meta } = await this.lookups.run({
      type,
      query: queryOf(type, { [type]: typed }),
      purpose: null,
      caller: { accountId, termsVersion, defaultPurpose, exempt: false },
      afresh: false,
    });
    return {
      lines: CHAT_LINES[type](JSON.parse(dataJson)),
      source: meta.fonte,
      at: new Date(meta.consultadoEm),
      protocol: meta.protocolo,
      simulated: meta.simulado,
    };
  }
}
