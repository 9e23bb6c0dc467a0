import { Injectable } from '@nestjs/common';
import { dossierLabel, dossierLabelKey } from '../../../../kernel/dossier-label.js';
import { DAY_MS } from '../../../../kernel/durations.js';
import { AppError } from '../../../../kernel/errors.js';
import { Clock } from '../../../../platform/clock.js';
import { subjectOfDossier } from '../../history/index.js';
import { LookupsSettings } from '../../lookups.config.js';
import { subjectWithheld } from '../../model/index.js';
import { Dossiers } from '../adapters/dossiers.store.js';
import { type Annotations, MOST_DOSSIERS, NOTHING_WRITTEN } from './dossier.js';
import { noSuchDossier, ReadDossier } from './read-dossier.js';

/** What is to stand there from now on, and on which version it was written. */
export interface WantedAnnotations {
  readonly anotacoes: readonly string[];
  readonly etiquetas: readonly string[];
  readonly versao: string | null;
}

/**
 * Replaces what an account has written about a person or company: not over a change that it has not seen, not of
 * somebody of whom nothing may be told, and only while a lookup of theirs is within its retention.
 */
@Injectable()
export class AnnotateDossier {
  constructor(
    private readonly read: ReadDossier,
    private readonly dossiers: Dossiers,
    private readonly clock: Clock,
    private readonly settings: LookupsSettings,
  ) {}

  async execute(accountId: string, id: string, wanted: WantedAnnotations): Promise<Annotations> {
    const asked = subjectOfDossier(id);
    const known = asked && (await this.read.subjectOf(accountId, asked));
    if (!known) throw noSuchDossier();
    if (known.withheld) throw subjectWithheld();
    const { subject, about, newest } = known;
    const { versao: read } = wanted;
    const now = this.clock.now();
    const retained = now.getTime() - this.settings.inForce('HISTORY_RETENTION_DAYS') * DAY_MS;
    if (newest.getTime() < retained) throw ended();
    const before = await this.dossiers.find(accountId, subject);
    if ((before?.versao ?? null) !== read) throw changedMeanwhile();
    const anotacoes = wanted.anotacoes.map((text) => {
      const texto = text.trim();
      return before?.anotacoes.find((note) => note.texto === texto) ?? { texto, em: now.toISOString() };
    });
    const etiquetas = distinct(wanted.etiquetas.map(dossierLabel));
    const change = { accountId, subject, about, anotacoes, etiquetas, now, versao: read };
    if (anotacoes.length === 0 && etiquetas.length === 0) {
      if (!(await this.dossiers.drop(change))) throw changedMeanwhile();
      return NOTHING_WRITTEN;
    }
    const saved = await this.dossiers.save(change, MOST_DOSSIERS);
    if (saved === 'full') throw tooMany();
    if (saved === 'outdated') throw changedMeanwhile();
    return { anotacoes, etiquetas, ...saved };
  }
}

function distinct(labels: readonly string[]): string[] {
  const first = new Map(labels.map((label) => [dossierLabelKey(label), label]));
  return [...first.values()];
}

const changedMeanwhile = (): AppError =>
  new AppError(
    'conflict',
    'DOSSIER_CHANGED',
    'O dossiê mudou desde que foi aberto. Abra de novo e repita a alteração.',
  );

const ended = (): AppError =>
  new AppError(
    'conflict',
    'DOSSIER_ENDED',
    'O prazo de guarda das consultas deste dossiê terminou. Consulte de novo para anotar.',
  );

const tooMany = (): AppError =>
  new AppError(
    'conflict',
    'TOO_MANY_DOSSIERS',
    `Você já anotou ${MOST_DOSSIERS} dossiês, o máximo. Apague as anotações de um deles antes.`,
  );
