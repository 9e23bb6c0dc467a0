import { Button } from '@mantine/core';
import { IconEye, IconEyeCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import {
  useFollowCompaniesMutation,
  useGetWatchlistQuery,
  useUnfollowCompanyMutation,
} from '../../../shared/api/generated';
import { useSession } from '../../../shared/api/session';
import { Problem } from '../../../shared/ui/problem';
import { WATCHLIST } from '../paths';
import { cnpjWithoutDots } from './cnpj-text';
import classes from './watch-button.module.css';

interface Props {
  readonly cnpj: string;
  /** Beside other companies: its name, for who hears the button. */
  readonly name?: string;
}

/** Begins and ends to follow a company. Nothing for administrators, and while it is not known whether it is followed. */
export function WatchButton({ cnpj: given, name }: Props) {
  const isSubscriber = useSession()?.userType === 'user';
  const cnpj = cnpjWithoutDots(given);
  const { data } = useGetWatchlistQuery(undefined, { skip: !isSubscriber });
  const [follow, following] = useFollowCompaniesMutation();
  const [stop, stopping] = useUnfollowCompanyMutation();
  if (!data) return null;
  const on = data.data.some((item) => item.cnpj === cnpj);
  const error = following.error ?? stopping.error;
  const toggle = () => {
    following.reset();
    stopping.reset();
    return on ? stop(cnpj) : follow({ cnpj });
  };
  const label = on ? 'Acompanhando' : 'Acompanhar';
  return (
    <div className={`row screen-only ${classes.place}`} data-small={name !== undefined || undefined}>
      <Button
        variant={name === undefined ? 'default' : 'subtle'}
        size={name === undefined ? 'sm' : 'compact-sm'}
        aria-pressed={on}
        aria-label={name === undefined ? undefined : `${label} ${name}`}
        loading={following.isLoading || stopping.isLoading}
        leftSection={on ? <IconEyeCheck size={18} stroke={1.7} /> : <IconEye size={18} stroke={1.7} />}
        onClick={toggle}
      >
        {label}
      </Button>
      {name === undefined && !error && (
        <p className="soft small">
          {on ? (
            <>
              Avisamos quando o cadastro mudar. <Link to={WATCHLIST}>Ver acompanhadas</Link>
            </>
          ) : (
            'Receba um aviso quando o cadastro mudar.'
          )}
        </p>
      )}
      <Problem error={error} text="Não foi possível mudar o acompanhamento." />
    </div>
  );
}
