import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showProduct } from '../../../app/testing';
import { useTestServer } from '../../../shared/testing/test-server';
import { untilAnswered } from '../../../shared/testing/wire';
import { openLookups, useSubscriberServer } from '../../lookups/testing/subscriber';

const READ = 'GET /api/user/letters';
const LINK = 'GET /api/whatsapp/bot-link';
const CHECK = 'POST /api/whatsapp/check-whatsapp';
const SAVE = 'PUT /api/user/letters';

describe('Avisos por e-mail, in Meu Perfil', () => {
  const server = useSubscriberServer();
  const open = async () => {
    await openLookups('/consultas?aba=perfil', 'Meu Perfil');
    return within(await screen.findByRole('region', { name: 'Avisos por e-mail' }));
  };
  const on = (planEnd: boolean, broadcasts: boolean) =>
    server.on(READ, { body: { success: true, planEnd, broadcasts } });

  it('shows what is wanted, and changes one choice without the other', async () => {
    on(true, false);
    server.on(SAVE, () => {
      on(true, true);
      return { body: { success: true, planEnd: true, broadcasts: true } };
    });
    const card = await open();
    const copies = card.getByRole('switch', { name: /^Cópia dos avisos/ });
    await waitFor(() => expect(card.getByRole('switch', { name: /^Fim do plano/ })).toBeChecked());
    expect(copies).not.toBeChecked();
    await userEvent.click(copies);
    expect(await card.findByText('Avisos salvos.')).toBeInTheDocument();
    expect(copies).toBeChecked();
    expect(server.requests(SAVE).map(({ body }) => body)).toEqual([{ broadcasts: true }]);
  });

  it('changes nothing else after a save, and shows what was changed elsewhere meanwhile', async () => {
    on(true, false);
    server.on(SAVE, () => {
      on(true, true);
      return { body: { success: true, planEnd: true, broadcasts: true } };
    });
    const card = await open();
    const copies = card.getByRole('switch', { name: /^Cópia dos avisos/ });
    await waitFor(() => expect(copies).toBeEnabled());
    await userEvent.click(copies);
    await card.findByText('Avisos salvos.');
    await waitFor(() => expect(copies).toBeChecked());
    server.on(SAVE, () => {
      on(false, false);
      return { body: { success: true, planEnd: false, broadcasts: false } };
    });
    await userEvent.click(card.getByRole('switch', { name: /^Fim do plano/ }));
    await waitFor(() => expect(copies).not.toBeChecked());
    expect(server.requests(SAVE).at(-1)?.body).toEqual({ planEnd: false });
  });

  it('shows what is so when it is opened again', async () => {
    on(true, true);
    const router = await openLookups('/consultas?aba=perfil', 'Meu Perfil');
    const copies = () => screen.findByRole('switch', { name: /^Cópia dos avisos/ });
    await waitFor(async () => expect(await copies()).toBeChecked());
    const tabs = within(screen.getByRole('navigation', { name: 'Abas' }));
    await userEvent.click(tabs.getByRole('link', { name: 'Histórico' }));
    await screen.findByRole('heading', { level: 1, name: 'Histórico' });
    on(true, false);
    act(() => router.state.go(-1));
    await waitFor(async () => expect(await copies()).not.toBeChecked());
  });

  describe('of followed companies by WhatsApp', () => {
    const BY_WHATSAPP = { name: /^Empresas acompanhadas, pelo WhatsApp/ };
    const bot = (verified: boolean, companiesWhatsapp = false) => {
      server.on(LINK, { body: { success: true, whatsappLink: 'https://wa.me/551140028922' } });
      server.on(CHECK, { body: { success: true, hasWhatsApp: verified, verified } });
      server.on(READ, {
        body: { success: true, planEnd: true, broadcasts: false, companies: true, companiesWhatsapp },
      });
    };

    it('are offered where there is a bot alone', async () => {
      on(true, false);
      const card = await open();
      expect(await card.findByRole('switch', { name: /^Empresas acompanhadas/ })).toBeInTheDocument();
      await untilAnswered();
      expect(card.queryByRole('switch', BY_WHATSAPP)).not.toBeInTheDocument();
    });

    it('are chosen by who has a verified number', async () => {
      bot(true);
      const card = await open();
      expect(await card.findByRole('switch', BY_WHATSAPP)).toBeEnabled();
      await untilAnswered();
      expect(card.queryByRole('link', { name: 'Meu WhatsApp' })).not.toBeInTheDocument();
    });

    it('ask for a verified number first', async () => {
      bot(false);
      const card = await open();
      const link = await card.findByRole('link', { name: 'Meu WhatsApp' });
      const own = screen.getByRole('region', { name: 'Meu WhatsApp' });
      expect(link).toHaveAttribute('href', `#${own.id}`);
      expect(card.getByRole('switch', BY_WHATSAPP)).toBeDisabled();
    });

    it('can be turned off without a number', async () => {
      bot(false, true);
      const card = await open();
      await card.findByRole('link', { name: 'Meu WhatsApp' });
      expect(card.getByRole('switch', BY_WHATSAPP)).toBeEnabled();
    });
  });

  it('can be asked for again when it did not come', async () => {
    server.on(READ, { status: 503, body: {} });
    const card = await open();
    expect(await card.findByText('Não foi possível carregar os avisos.')).toBeInTheDocument();
    expect(card.queryByRole('switch')).not.toBeInTheDocument();
    on(true, false);
    await userEvent.click(card.getByRole('button', { name: 'Tentar Novamente' }));
    expect(await card.findByRole('switch', { name: /^Fim do plano/ })).toBeChecked();
    expect(card.queryByRole('button', { name: 'Tentar Novamente' })).not.toBeInTheDocument();
  });

  it('goes back to what is so when it could not be saved', async () => {
    on(true, false);
    server.on(SAVE, { status: 503, body: { error: 'Tente de novo em instantes.', code: 'UNAVAILABLE' } });
    const card = await open();
    const planEnd = card.getByRole('switch', { name: /^Fim do plano/ });
    await waitFor(() => expect(planEnd).toBeChecked());
    await userEvent.click(planEnd);
    expect(await card.findByText('Tente de novo em instantes.')).toBeInTheDocument();
    expect(planEnd).toBeChecked();
  });
});

describe('the link at the foot of a copy', () => {
  const server = useTestServer();

  it('waits for a click, and then says that it is done', async () => {
    server.on('POST /api/unsubscribe/segredo', { body: { success: true, message: 'Você não receberá mais cópias.' } });
    await showProduct('/avisos-por-email/segredo');
    const button = await screen.findByRole('button', { name: 'Parar de receber' });
    expect(server.requests('POST /api/unsubscribe/segredo')).toHaveLength(0);
    await userEvent.click(button);
    expect(await screen.findByText('Você não receberá mais cópias.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Parar de receber' })).toBeNull();
  });

  it('that is none says so', async () => {
    server.on('POST /api/unsubscribe/nada', {
      status: 400,
      body: { error: 'Este link não vale.', code: 'LINK_INVALID' },
    });
    await showProduct('/avisos-por-email/nada');
    await userEvent.click(await screen.findByRole('button', { name: 'Parar de receber' }));
    expect(await screen.findByText('Este link não vale.')).toBeInTheDocument();
  });
});
