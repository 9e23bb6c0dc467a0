import { useState } from 'react';
import { useCheckSuppressionMutation } from '../../../shared/api/generated';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { bodyOf, HIDDEN, newSubject, problemOf } from './subject';
import { SubjectFields } from './subject-fields';
import classes from './suppressions.module.css';

/** The only way to find somebody among the suppressions: to ask for a document that is known. */
export function CheckDialog({ onClose }: { onClose: () => void }) {
  const [subject, setSubject] = useState(newSubject(0));
  const [tried, setTried] = useState(false);
  const [check, { data, error, isLoading, reset }] = useCheckSuppressionMutation();
  const problem = problemOf(subject, []);

  const send = () => {
    setTried(true);
    if (!problem) check(bodyOf(subject));
  };

  return (
    <FormDialog
      title="Conferir um documento"
      submit="Conferir"
      cancel="Fechar"
      busy={isLoading}
      error={error}
      failed="Não foi possível conferir."
      onSubmit={send}
      onClose={onClose}
    >
      <SubjectFields
        subject={subject}
        problem={tried ? problem : null}
        onChange={(changed) => {
          setSubject(changed);
          reset();
        }}
      />
      <p className={`if-any ${classes.verdict}`} role="status" data-suppressed={data?.suppressed}>
        {data && (data.suppressed ? `Está suprimido: ${HIDDEN[subject.kind]}` : 'Não está suprimido.')}
      </p>
    </FormDialog>
  );
}
