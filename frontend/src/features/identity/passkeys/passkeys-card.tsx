import { Button, TextInput } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import {
  type PasskeyItem,
  useListPasskeysQuery,
  useRemovePasskeyMutation,
  useRenamePasskeyMutation,
} from '../../../shared/api/generated';
import { useServerForm } from '../../../shared/forms/use-server-form';
import { Ago } from '../../../shared/ui/ago';
import { Card } from '../../../shared/ui/card';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { formatMoment } from '../../../shared/ui/dates';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { Loaded } from '../../../shared/ui/loaded';
import rows from '../../../shared/ui/rows.module.css';
import { Said } from '../../../shared/ui/said';
import { useAsked } from '../../../shared/ui/use-asked';
import { AddPasskeyDialog } from './add-passkey-dialog';
import { PASSKEY_NAME_LENGTH, passkeyNameRule } from './passkey-name';
import { hasPasskeys } from './web-authn';

type Asked = { readonly what: 'add' } | { readonly what: 'rename' | 'remove'; readonly passkey: PasskeyItem };

/** The account's passkeys: what they are, which there are, and a new one. */
export function PasskeysCard() {
  const passkeys = useListPasskeysQuery();
  const [remove] = useRemovePasskeyMutation();
  const { asked, ask, close, done } = useAsked<Asked>();
  return (
    <Card title="Chaves de acesso">
      <p className="soft medium">Entre com o rosto, a digital ou o PIN do seu dispositivo, sem digitar a senha.</p>
      <Loaded query={passkeys} failed="Não foi possível ver suas chaves de acesso." small>
        {({ data }) => (
          <ul className="grid if-any">
            {data.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} onAsk={(what) => ask({ what, passkey })} />
            ))}
          </ul>
        )}
      </Loaded>
      <Said>{done}</Said>
      {hasPasskeys() ? (
        <Button variant="default" onClick={() => ask({ what: 'add' })}>
          Adicionar chave
        </Button>
      ) : (
        <p className="soft medium">Este navegador não cria chaves de acesso aqui.</p>
      )}
      {asked?.what === 'add' && <AddPasskeyDialog onClose={close} />}
      {asked?.what === 'rename' && <RenamePasskeyDialog passkey={asked.passkey} onClose={close} />}
      {asked?.what === 'remove' && (
        <ConfirmDialog
          title={`Remover ${asked.passkey.name}?`}
          confirm="Remover"
          cancel="Manter"
          failed="Não foi possível remover a chave."
          call={() => remove(asked.passkey.id)}
          onDone={() => close('Chave removida.')}
          onClose={close}
        >
          <p>Ela não abre mais sua conta. No dispositivo, apague-a também do gerenciador de senhas.</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}

function RenamePasskeyDialog({ passkey, onClose }: { passkey: PasskeyItem; onClose: (done?: string) => void }) {
  const { field, handleSubmit, refuse, inDialog } = useServerForm({ defaultValues: { name: passkey.name } });
  const [rename] = useRenamePasskeyMutation();

  const submit = handleSubmit(async ({ name }) => {
    const answer = await rename({ id: passkey.id, renamePasskeyRequest: { name: name.trim() } });
    if (!answer.error) return onClose('Nome trocado.');
    refuse(answer.error, 'Não foi possível trocar o nome.');
  });

  return (
    <FormDialog title="Renomear chave de acesso" submit="Salvar" {...inDialog} onSubmit={submit} onClose={onClose}>
      <TextInput size="md" label="Nome da chave" maxLength={PASSKEY_NAME_LENGTH} {...field('name', passkeyNameRule)} />
    </FormDialog>
  );
}

function PasskeyRow({ passkey, onAsk }: { passkey: PasskeyItem; onAsk: (what: 'rename' | 'remove') => void }) {
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li className={`${rows.row} ${rows.roomy}`}>
      <IconKey size={24} stroke={1.5} className="faint fixed" aria-hidden />
      <div className={rows.words}>
        <p className={rows.name}>{name}</p>
        <p className="soft facts">
          <span>
            {lastUsedAt ? (
              <>
                Usada <Ago at={lastUsedAt} />
              </>
            ) : (
              'Nunca usada'
            )}
          </span>
          <span>Criada em {formatMoment(createdAt)}</span>
        </p>
      </div>
      <div className={rows.actions}>
        <Button variant="default" size="xs" aria-label={`Renomear ${name}`} onClick={() => onAsk('rename')}>
          Renomear
        </Button>
        <Button variant="default" size="xs" aria-label={`Remover ${name}`} onClick={() => onAsk('remove')}>
          Remover
        </Button>
      </div>
    </li>
  );
}
