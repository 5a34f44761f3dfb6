import { createClient } from '../site/client.ts';
import { askToReach, keepSettings, Refusal, type Settings, siteOf } from '../site/settings.ts';
import { texts } from '../texts.ts';
import { byId, field, say } from './elements.ts';

const form = byId('connect', HTMLFormElement);

/** Shows the form with address and token; `done` gets them once the service has accepted them. */
export function showConnect(known: Settings | undefined, done: (settings: Settings) => void): void {
  form.hidden = false;
  field(form, 'site').value = known?.site ?? '';
  field(form, 'token').value = known?.token ?? '';
  form.onsubmit = (event) => {
    event.preventDefault();
    connect().then(
      (settings) => {
        form.hidden = true;
        done(settings);
      },
      (error: unknown) => say(error instanceof Refusal ? error.message : String(error), true),
    );
  };
}

async function connect(): Promise<Settings> {
  const site = siteOf(field(form, 'site').value);
  const token = field(form, 'token').value.trim();
  if (token === '') throw new Refusal(texts.noToken);
  const settings = { site, token };
  // First, and without waiting: the question may close this popup, and has to follow the click.
  const kept = keepSettings(settings);
  const isAllowed = await askToReach(site);
  await kept;
  if (!isAllowed) throw new Refusal(texts.notAllowed(site));
  await createClient(settings).categories();
  say('');
  return settings;
}
