import { html, Markup } from '../console/html.js';
import { type ChatLine, DELIVERY_MODES, STATUS_MODES } from './conversations.js';

const MODE_TEXT = {
  normal: 'normal',
  double: 'repetida (5 vezes)',
  forged: 'assinatura errada',
  lost: 'perdida',
  reordered: 'fora de ordem',
  failed: 'não entregue',
} as const;

const TIME = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short', timeZone: 'America/Sao_Paulo' });

const STYLE = `
.phone { max-width: 420px; margin: 16px auto; border: 1px solid var(--line); border-radius: 28px; overflow: hidden; display: flex; flex-direction: column; height: min(720px, 78vh); background: #efe7de; color: #111; }
.phone header { background: #0b6156; color: #fff; padding: 12px 18px; border: 0; flex-wrap: nowrap; }
.phone header b { display: block; line-height: 1.2; } .phone header small { opacity: .85; }
.face { width: 36px; height: 36px; border-radius: 50%; background: #fff; color: #0b6156; display: grid; place-items: center; font-weight: 700; flex: none; }
.lines { flex: 1; overflow-y: auto; padding: 14px; display: flex; flex-direction: column; gap: 6px; margin: 0; list-style: none; }
.lines li { max-width: 86%; padding: 7px 11px; border-radius: 12px; background: #fff; box-shadow: 0 1px 1px #0002; white-space: pre-wrap; overflow-wrap: anywhere; font-size: .95rem; }
.lines li[data-by=person] { align-self: flex-end; background: #d7f8cd; }
.lines a { color: #0b5c8a; } .lines time { display: block; text-align: right; font-size: .72rem; color: #55605c; }
.lines .none { align-self: center; background: #fff8e1; text-align: center; }
.phone form { margin: 0; padding: 10px; background: #f6f2ec; gap: 8px; }
.phone input[name=text] { flex: 1; min-width: 0; padding: 10px 14px; border: 1px solid #cfc7bc; border-radius: 999px; background: #fff; color: #111; }
.phone button { background: #0b6156; border-radius: 999px; min-height: 44px; }
.phone details { flex-basis: 100%; font-size: .85rem; } .phone details label { display: inline-block; margin: 6px 10px 0 0; }
@media (prefers-color-scheme: dark) {
 .phone { background: #10191c; color: #e9edef; } .lines li { background: #1f2c33; } .lines li[data-by=person] { background: #0b4a41; }
 .lines time { color: #a9b6bc; } .lines a { color: #7cc8f2; } .lines .none { background: #2a2f22; } .phone form { background: #172226; }
 .phone input[name=text] { background: #24323a; color: #e9edef; border-color: #3a4a52; } .phone select { background: #24323a; color: #e9edef; }
}`;

/** Keeps the conversation fresh and at its end; sends without leaving the page. Without it the page works all the same. */
const SCRIPT = `
const lines = () => document.querySelector('.lines');
const down = () => { lines().scrollTop = lines().scrollHeight; };
const look = async () => {
  const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html');
  const fresh = page.querySelector('.lines');
  if (fresh && fresh.innerHTML !== lines().innerHTML) { lines().innerHTML = fresh.innerHTML; down(); }
};
const form = document.querySelector('.phone form');
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const text = form.elements.text;
  if (!text.value.trim()) return;
  const body = new URLSearchParams(new FormData(form));
  text.value = '';
  text.focus();
  await fetch('/whatsapp', { method: 'POST', body });
  await look();
});
setInterval(() => { if (!document.hidden) look().catch(() => {}); }, 1000);
down();`;

/** As whom to write. */
export function numbersPage(numbers: readonly string[], text: string, wrong: boolean): Markup {
  return html`<p>Um telefone de mentira para conversar com o bot. Escolha o número de quem escreve: é o que se adiciona em
<em>Meu WhatsApp</em>.</p>
${wrong ? html`<p role="alert">Digite um número válido: (11) 99999-9999</p>` : null}
<form><label>Número <input name="de" type="tel" inputmode="tel" placeholder="(11) 98765-4321" required autofocus></label>
${text ? html`<input type="hidden" name="text" value="${text}">` : null}
<button>Abrir conversa</button></form>
${numbers.length ? html`<h2>Conversas</h2><ul>${numbers.map((number) => html`<li><a href="${address(number, text)}">${spelt(number)}</a></li>`)}</ul>` : null}`;
}

export function chatPage(number: string, lines: readonly ChatLine[], text: string): Markup {
  return html`<style>${new Markup(STYLE)}</style>
<p>Você escreve como ${spelt(number)}. <a href="${address('', text)}">Trocar de número</a></p>
<div class="phone"><header><span class="face" aria-hidden="true">N</span><span><b>Nítido</b><small>bot</small></span></header>
<ol class="lines" aria-label="Conversa" aria-live="polite">${lines.length ? lines.map(bubble) : html`<li class="none">Nada aqui ainda. Comece com !verificarnum ou !ajuda.</li>`}</ol>
<form method="post" action="/whatsapp"><input type="hidden" name="de" value="${number}">
<input name="text" aria-label="Mensagem" placeholder="Mensagem" autocomplete="off" maxlength="4096" value="${text}" autofocus><button>Enviar</button>
<details><summary>Falhas</summary><label>Entrega ${choice('delivery', DELIVERY_MODES)}</label>
<label>Avisos de leitura ${choice('statuses', STATUS_MODES)}</label>
<label>Tipo <select name="kind"><option value="text">texto</option><option value="audio">áudio</option></select></label></details></form></div>
<script>${new Markup(SCRIPT)}</script>`;
}

function bubble({ by, kind, text, at }: ChatLine): Markup {
  const said = kind === 'audio' ? '🎤 Áudio' : linked(text);
  return html`<li data-by="${by}">${said}<time datetime="${at}">${TIME.format(new Date(at))}</time></li>`;
}

function linked(text: string): Markup[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, position) => (position % 2 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}

function choice(name: string, modes: readonly (keyof typeof MODE_TEXT)[]): Markup {
  return html`<select name="${name}">${modes.map((mode) => html`<option value="${mode}">${MODE_TEXT[mode]}</option>`)}</select>`;
}

function address(number: string, text: string): string {
  return `/whatsapp?${new URLSearchParams({ ...(number && { de: number }), ...(text && { text }) })}`;
}

/** 5511987654321 → (11) 98765-4321. */
function spelt(number: string): string {
  return `(${number.slice(2, 4)}) ${number.slice(4, -4)}-${number.slice(-4)}`;
}
