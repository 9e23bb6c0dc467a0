import { Button } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile, IconDevices, IconDeviceTablet } from '@tabler/icons-react';
import type { SessionItem } from '../../../shared/api/generated';
import { Ago } from '../../../shared/ui/ago';
import { formatMoment } from '../../../shared/ui/dates';
import rows from '../../../shared/ui/rows.module.css';
import { Tag } from '../../../shared/ui/tag';

const ICONS = {
  computer: IconDeviceDesktop,
  phone: IconDeviceMobile,
  tablet: IconDeviceTablet,
  unknown: IconDevices,
} as const;

export function DeviceRow({ session, busy, onEnd }: { session: SessionItem; busy: boolean; onEnd: () => void }) {
  const { device, kind, current, address, createdAt, lastSeenAt } = session;
  const Icon = ICONS[kind];
  return (
    <li className={rows.row}>
      <Icon size={24} stroke={1.5} className="faint fixed" aria-hidden />
      <div className={rows.words}>
        <p className={rows.name}>
          {device} {current && <Tag tone="success">Este dispositivo</Tag>}
        </p>
        <p className="soft facts">
          {current ? (
            <span>Em uso agora</span>
          ) : (
            <time dateTime={lastSeenAt} title={formatMoment(lastSeenAt)}>
              Usado <Ago at={lastSeenAt} />
            </time>
          )}
          {address && <span>Rede {address}</span>}
          <span>Entrou em {formatMoment(createdAt)}</span>
        </p>
      </div>
      {!current && (
        <Button variant="default" size="xs" loading={busy} onClick={onEnd} aria-label={`Sair de ${device}`}>
          Sair
        </Button>
      )}
    </li>
  );
}
