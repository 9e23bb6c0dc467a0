import { screen } from '@testing-library/react';
import { lazy } from 'react';
import { DataLayout } from '../../app/data-layout';
import { withScreens } from '../../app/routing/screen';
import { showRoutes } from '../../app/testing';
import { Card } from '../../shared/ui/card';
import { type LookupSlots, lookupRoutes } from '.';
import { useSubscriberServer } from './testing/subscriber';

const Devices = lazy(async () => ({ default: () => <Card title="Aparelhos">Um</Card> }));
const Messages = () => <p>Avisos</p>;
const Nothing = () => null;

const NONE: LookupSlots = {
  aside: [],
  profileOverview: [],
  profileCards: [],
  profileIntegrations: [],
  profilePreferences: [],
  profilePrivacy: [],
};

async function showLookups(path: string, slots: Partial<LookupSlots>) {
  const frame = { Component: DataLayout, children: lookupRoutes({ ...NONE, ...slots }) };
  await showRoutes(withScreens([frame]), path);
  await screen.findByRole('heading', { level: 1 });
}

describe('the slots of the lookup page', () => {
  useSubscriberServer();

  it('show the cards of other features after those of the profile', async () => {
    await showLookups('/consultas?aba=perfil', { profileCards: [Devices] });
    const card = await screen.findByRole('region', { name: 'Aparelhos' });
    const preferences = await screen.findByRole('region', { name: 'Preferências' });
    expect(preferences.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('show boxes beside the cards of the lookup', async () => {
    await showLookups('/consultas', { aside: [Messages] });
    expect(screen.getByText('Avisos')).toBeInTheDocument();
  });

  it('are gone from a form', async () => {
    await showLookups('/consultas?tipo=cpf', { aside: [Messages] });
    expect(screen.queryByText('Avisos')).toBeNull();
  });

  it('leave an empty place, which takes no room, where nothing is shown', async () => {
    await showLookups('/consultas', { aside: [Nothing] });
    const place = screen.getByRole('heading', { level: 1 }).parentElement?.nextElementSibling;
    expect(place).toBeEmptyDOMElement();
  });
});
