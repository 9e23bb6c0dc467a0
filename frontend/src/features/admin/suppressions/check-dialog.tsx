import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { readApiError } from '../../../shared/api/api-error';
import { Dialog, DialogActions } from '../../../shared/ui/dialog';
import { bodyOf, newSubject, problemOf } from './subject';
import { SubjectFields } from './subject-fields';
import { useCheckSuppressionMutation } from './suppressions.api';
import classes from './suppressions.module.css';

/** The only way to find somebody among the suppressions: to ask for a document that is known. */
export function CheckDialog({ onClose }: { onClose: () => void }) {
  const [subject, setSubject] = useState(newSubject(0));
  const [tried, setTried] = useState(false);
  const [check, { data, error, isLoading, reset }] = useCheckSuppressionMutation();
  const problem = problemOf(subject, []);

  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!problem) check({ subjectDocumentBody: bodyOf(subject) });
  };

  return (
    <Dialog title="Conferir um documento" onClose={onClose}>
      <form className={classes.form} onSubmit={send} noValidate>
        <SubjectFields
          subject={subject}
          problem={tried ? problem : null}
          onChange={(changed) => {
            setSubject(changed);
            reset();
          }}
        />
        <p className={classes.verdict} role="status" data-suppressed={data?.suppressed}>
          {data && (data.suppressed ? 'Está suprimido: nada é mostrado.' : 'Não está suprimido.')}
        </p>
        <p className={classes.problem} role="alert">
          {error && readApiError(error, 'Não foi possível conferir.').text}
        </p>
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Fechar
          </Button>
          <Button type="submit" loading={isLoading}>
            Conferir
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
