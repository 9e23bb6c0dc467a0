import { Injectable } from '@nestjs/common';
import { invalidInput } from '../../../../kernel/errors.js';
import { lookupDefinition } from '../../../../kernel/lookup-catalogue.js';
import { ConfirmSaved, queryOf, ReadUsage, RunLookup } from '../../../lookups/index.js';
import { ChatLookups, type ChatSubscriber } from '../application/chat-lookups.port.js';
import type { ChatLookupType } from '../domain/command.js';
import type { FoundInChat } from '../domain/replies.js';
import { CHAT_LINES } from './chat-lines.js';

/** The very use case that the page calls: its plan, terms, pace, allowance, suppression, history and audit hold here too. */
@Injectable()
export class LookupsChatLookups extends ChatLookups {
  constructor(
    private readonly lookups: RunLookup,
    private readonly saved: ConfirmSaved,
    private readonly usage: ReadUsage,
  ) {
    super();
  }

  async run(
    { accountId, termsVersion, defaultPurpose }: ChatSubscriber,
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

  wasRun(accountId: string, type: ChatLookupType, typed: string): Promise<boolean> {
    return this.saved.confirm(accountId, type, typed);
  }

  async leftToday(accountId: string): Promise<number> {
    const { limit, used } = await this.usage.execute(accountId);
    return Math.max(0, limit - used);
  }
}
