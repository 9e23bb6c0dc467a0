import { PLANS } from '@kernel/plans';
import { PROMO_CODE_LENGTH, PROMO_DESCRIPTION_LENGTH, PROMO_TEXTS, promoCodeRule } from '@kernel/promo-code';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { readApiError } from '../../../shared/api/api-error';
import {
  type PromotionalCodeAnswer,
  useCreatePromotionalCodeMutation,
  useEditPromotionalCodeMutation,
} from '../../../shared/api/generated';
import { useServerForm } from '../../../shared/forms/use-server-form';
import { whenFilled } from '../../../shared/forms/when-filled';
import { dayInBrazil } from '../../../shared/ui/dates';
import { DialogActions } from '../../../shared/ui/dialog';
import { upperCased } from '../../../shared/ui/document-mask';
import { Drawer } from '../../../shared/ui/drawer';
import { Fold } from '../../../shared/ui/fold';
import { FormProblem } from '../../../shared/ui/form-problem';
import { Problem } from '../../../shared/ui/problem';
import { useFirstWrong } from '../../../shared/ui/use-first-wrong';
import { drawCode } from './draw-code';
import { PricePreview } from './price-preview';
import formStyles from './promo-code-form.module.css';
import { bodyOf, changesOf, fieldsOf, type PromoFields, percentOf, usesOf } from './promo-fields';

interface Props {
  /** Null makes a new one. */
  readonly code: PromotionalCodeAnswer | null;
  readonly onDone: (message: string) => void;
  readonly onClose: () => void;
}

const SAVE_FAILED = 'Erro ao salvar código';

/** A code's terms, and what they make of each plan's price. */
export function PromoCodeForm({ code, onDone, onClose }: Props) {
  const before = fieldsOf(code);
  const form = useServerForm<PromoFields>({ defaultValues: before, mode: 'onTouched' });
  const { register, field, handleSubmit, show, setValue, watch, formState, problem } = form;
  const [create, creating] = useCreatePromotionalCodeMutation();
  const [edit, editing] = useEditPromotionalCodeMutation();
  const { errors, dirtyFields } = formState;
  const refused = useFirstWrong(formState.isSubmitting);
  const [percent, expiry, planIds, starts, perUser] = watch([
    'discountPercentage',
    'expiryDate',
    'planIds',
    'startsAt',
    'maxUsesPerUser',
  ]);

  const send = async (fields: PromoFields) => {
    const { data, error } = await (code
      ? edit({ id: code.id, editPromotionalCodeBody: changesOf(fields, dirtyFields) })
      : create(bodyOf(fields)));
    if (data) onDone(data.message);
    else show(readApiError(error, SAVE_FAILED, SAVE_FAILED));
  };
  const draw = () => setValue('code', drawCode(), { shouldDirty: true, shouldValidate: true });

  return (
    <Drawer title={code ? `Editar ${code.code}` : 'Novo código'} onClose={onClose}>
      <form className={formStyles.form} {...refused} onSubmit={handleSubmit(send)} noValidate>
        <FormProblem text={problem} />
        <div className={formStyles.drawn}>
          <TextInput
            label="Código"
            description="Letras de A a Z, números e hífen"
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            maxLength={PROMO_CODE_LENGTH}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            {...whenFilled(
              field('code', promoCodeRule, ({ target }) => setValue('code', upperCased(target), { shouldDirty: true })),
            )}
          />
          <Button variant="default" onClick={draw}>
            Gerar código
          </Button>
        </div>
        <TextInput
          label="Desconto (%)"
          inputMode="decimal"
          maxLength={6}
          {...whenFilled(field('discountPercentage', (typed) => percentOf(typed) !== null || PROMO_TEXTS.percent))}
        />
        <PricePreview percent={percentOf(percent)} planIds={planIds} />
        <TextInput label="Descrição (opcional)" maxLength={PROMO_DESCRIPTION_LENGTH} {...field('description')} />
        <div className={formStyles.pair}>
          <TextInput
            label="Expira em (opcional)"
            description={expiryInWords(expiry)}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            type="date"
            {...field('expiryDate', (day) => day === before.expiryDate || !isPast(day) || PROMO_TEXTS.over)}
          />
          <TextInput
            label="Máximo de usos (opcional)"
            description="Vazio: sem limite"
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            inputMode="numeric"
            {...field('maxUses', (typed) => isEmptyOrUses(typed) || PROMO_TEXTS.maxUses)}
          />
        </div>
        <Fold label="Mais limites" inUse={Boolean(starts || perUser) || planIds.length < PLANS.length}>
          <div className={formStyles.form}>
            <div className={formStyles.pair}>
              <TextInput
                label="Vale a partir de"
                description="Vazio: desde já"
                inputWrapperOrder={['label', 'input', 'error', 'description']}
                type="date"
                {...field(
                  'startsAt',
                  (from, { expiryDate }) => !from || !expiryDate || from <= expiryDate || PROMO_TEXTS.period,
                )}
              />
              <TextInput
                label="Máximo por conta"
                description="Vazio: sem limite; com 100%, uma vez"
                inputWrapperOrder={['label', 'input', 'error', 'description']}
                inputMode="numeric"
                {...field('maxUsesPerUser', (typed) => isEmptyOrUses(typed) || PROMO_TEXTS.maxUsesPerUser)}
              />
            </div>
            <fieldset className={`row ${formStyles.plans}`}>
              <legend>Planos em que vale</legend>
              {PLANS.map(({ id, name }) => (
                <Checkbox
                  key={id}
                  label={name}
                  value={id}
                  aria-invalid={errors.planIds !== undefined}
                  {...register('planIds', { validate: (chosen) => chosen.length > 0 || PROMO_TEXTS.plans })}
                />
              ))}
              <Problem error={errors.planIds?.message} />
            </fieldset>
          </div>
        </Fold>
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" loading={creating.isLoading || editing.isLoading}>
            {code ? 'Salvar' : 'Criar código'}
          </Button>
        </DialogActions>
      </form>
    </Drawer>
  );
}

function isEmptyOrUses(typed: string): boolean {
  return typed === '' || usesOf(typed) !== null;
}

function isPast(day: string): boolean {
  return day !== '' && day < dayInBrazil(new Date());
}

function expiryInWords(day: string): string {
  if (!day) return 'Sem expiração';
  return isPast(day) ? 'Este dia já passou' : 'Vale até o fim deste dia, em Brasília';
}
