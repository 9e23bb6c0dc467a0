import '../../../shared/ui/forms.css';
import { parseReportCode, reportCodeRule, verificationPath } from '@kernel/report-code';
import { Button, TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import { NarrowPage } from '../../../shared/ui/narrow-page';
import { usePageTitle } from '../../../shared/ui/page-title';
import { useMounted } from '../../../shared/ui/use-mounted';
import { ReportVerdict } from './report-verdict';
import classes from './verify-report.module.css';

/** /verificar and /verificar/{code}: whether a report is genuine, for whoever holds it. */
export function VerifyReportPage() {
  usePageTitle('Conferir relatório');
  const { code: given = '' } = useParams();
  // The page is served without the code.
  const asked = useMounted() ? given : '';
  const code = parseReportCode(asked);
  return (
    <NarrowPage
      width="wider"
      title="Conferir relatório"
      lead="O código impresso no relatório diz se ele foi emitido aqui. Não é preciso ter conta, e nada do resultado é mostrado."
    >
      <CodeForm key={asked} asked={code ?? asked} />
      {code && <ReportVerdict key={`verdict ${code}`} code={code} />}
    </NarrowPage>
  );
}

function CodeForm({ asked }: { asked: string }) {
  const navigate = useNavigate();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { code: asked } });
  // An address may have been copied wrongly: then the field says so at once.
  const wrong = formState.errors.code?.message ?? (asked && !formState.isDirty ? reportCodeRule(asked) : null);
  const submit = handleSubmit(({ code }) => navigate(verificationPath(parseReportCode(code) ?? '')));
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        size="lg"
        label="Código do relatório"
        description="28 letras e números, perto do QR code e no rodapé de cada página."
        placeholder="0000-0000-0000-0000-0000-0000-0000"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        classNames={{ input: classes.code ?? '' }}
        error={wrong}
        {...register('code', { validate: (value) => reportCodeRule(value) ?? true })}
      />
      <Button type="submit" size="md">
        Conferir
      </Button>
    </form>
  );
}
