import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { DataLayout } from '../../app/data-layout';
import { withScreens } from '../../app/routing/screen';
import { showRoutes } from '../../app/testing';
import { Card } from '../../shared/ui/card';
import { lazyOf } from '../../shared/ui/code-of';
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

  describe('whose code does not come', () => {
    const consoleError = console.error;
    beforeEach(() => {
      console.error = () => undefined;
    });
    afterEach(() => {
      console.error = consoleError;
    });

    const FAILED = 'Esta parte não carregou.';
    const gone = new TypeError('Failed to fetch dynamically imported module');

    it('say so by themselves, the rest of the page stays, and they come when they are asked for again', async () => {
      const load = jest
        .fn()
        .mockRejectedValueOnce(gone)
        .mockResolvedValue({ Late: () => <p>Recados</p> });
      await showLookups('/consultas', { aside: [lazyOf(load, 'Late'), Messages] });
      expect(await screen.findByText(FAILED)).toBeVisible();
      expect(screen.getByText('Avisos')).toBeVisible();
      await new Promise((resolve) => setTimeout(resolve, 1_100));
      await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
      expect(await screen.findByText('Recados')).toBeVisible();
      expect(screen.queryByText(FAILED)).toBeNull();
    });

    it('are asked for again and again while there is no network, since no page could be loaded anew', async () => {
      const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      await showLookups('/consultas', { aside: [lazyOf(jest.fn().mockRejectedValue(gone), 'Late')] });
      await userEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible());
      network.mockRestore();
    });

    it('lead to a page that is loaded anew when asking again does not bring it', async () => {
      const load = jest.fn().mockRejectedValue(gone);
      await showLookups('/consultas', { aside: [lazyOf(load, 'Late')] });
      await userEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Recarregar a página' })).toBeVisible());
      expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
});
