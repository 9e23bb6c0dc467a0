import { FICTIONAL_BASIS, LEGAL_BASES } from '@kernel/legal-bases';
import { LOOKUP_TYPES, lookupDefinition } from '@kernel/lookup-catalogue';
import { cnpjRule } from '@kernel/rules';
import { OWNER_ROLE_LABELS } from '@kernel/sources';
import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { type SourceItem, useRegisterSourceMutation } from '../../../shared/api/generated';
import { useServerForm } from '../../../shared/forms/use-server-form';
import { Choice } from '../../../shared/ui/choice';
import { choicesOf } from '../../../shared/ui/choices';
import { DialogActions } from '../../../shared/ui/dialog';
import { FormProblem } from '../../../shared/ui/form-problem';
import { isConflict } from '../is-conflict';
import { bodyOf, type Fields, startOf, typedOver } from './source-form-fields';
import classes from './sources.module.css';

interface Props {
  readonly source: SourceItem;
  /** Reads the source anew, once a change of it was refused. */
  readonly seeAnew: () => Promise<SourceItem>;
  readonly onDone: () => void;
  /** Null where there is no entry to take out. */
  readonly onRemove: (() => void) | null;
  readonly onClose: () => void;
}

const ROLES = choicesOf(OWNER_ROLE_LABELS);

/** What was agreed with a source. The server asks for the password once more before it takes it. */
export function SourceForm({ source, seeAnew, onDone, onRemove, onClose }: Props) {
  const form = useServerForm<Fields>({ defaultValues: startOf(source) });
  const { register, field, handleSubmit, refuse, problem, reset } = form;
  const [save, { isLoading }] = useRegisterSourceMutation();
  const bases = [
    ...choicesOf(LEGAL_BASES, 'Escolha a base legal'),
    ...(source.fictional ? [{ value: FICTIONAL_BASIS, label: 'Dados fictícios (só no sandbox)' }] : []),
  ];
  const types = LOOKUP_TYPES.filter(
    (type) => source.askedBy.includes(type) || source.entry?.lookupTypes.includes(type),
  );

  const send = async (fields: Fields) => {
    const { error } = await save({ id: source.id, sourceEntryBody: bodyOf(fields, source) });
    if (!error) return onDone();
    if (isConflict(error)) reset(typedOver(fields, source, await seeAnew()));
    refuse(error, 'Não foi possível salvar o registro.');
  };

  return (
    <form className={classes.form} onSubmit={handleSubmit(send)} noValidate>
      <TextInput
        label="Responsável"
        maxLength={120}
        {...field('owner', (text) => text.trim().length >= 2 || 'Informe o responsável, com 2 a 120 caracteres.')}
      />
      <div className={classes.pair}>
        <Choice label="Papel na LGPD" data={ROLES} {...register('ownerRole')} />
        <TextInput label="CNPJ" {...field('cnpj', (text) => !text || cnpjRule(text))} />
      </div>
      <TextInput label="Número do contrato" maxLength={60} {...field('contractNumber')} />
      <div className={classes.pair}>
        <TextInput label="Início do contrato" type="date" {...field('contractStart')} />
        <TextInput
          label="Fim do contrato"
          description="Vazio: sem fim marcado"
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          type="date"
          {...field(
            'contractEnd',
            (end, { contractStart }) =>
              !end || !contractStart || end >= contractStart || 'O fim do contrato não pode vir antes do início.',
          )}
        />
      </div>
      <Choice label="Base legal" data={bases} {...field('legalBasis')} />
      <TextInput
        label="Mês dos dados"
        description="Mostrado quando a fonte não informa a idade dos dados"
        type="month"
        {...field('dataMonth')}
      />
      <fieldset className={classes.types}>
        <legend>Tipos de consulta que ela pode responder</legend>
        {types.length === 0 && <p>Nenhum tipo a consulta com as configurações atuais.</p>}
        {types.map((type) => (
          <Checkbox key={type} label={lookupDefinition(type).label} value={type} {...register('lookupTypes')} />
        ))}
      </fieldset>
      <Textarea label="Observações" maxLength={1_000} {...field('notes')} />
      <FormProblem text={problem} />
      <DialogActions>
        {onRemove && (
          <Button variant="subtle" color="red" onClick={onRemove}>
            Tirar do registro
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" loading={isLoading}>
          Salvar
        </Button>
      </DialogActions>
    </form>
  );
}
