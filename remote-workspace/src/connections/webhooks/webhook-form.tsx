import {
  WEBHOOK_EVENTS,
  WEBHOOK_LIMITS,
  type WebhookCreate,
  webhookCreateSchema,
} from '@my-note/contract/webhooks';
import { Form } from '@my-note/kit/form';
import { chakra, Stack, Text } from '@my-note/kit/ui';
import { FramedForm } from '../framed-form.tsx';
import { webhooksTexts as texts } from '../texts.ts';

const Fieldset = chakra('fieldset');
const Legend = chakra('legend');
const Label = chakra('label');
const Checkbox = chakra('input');

interface WebhookFormProps {
  values: WebhookCreate;
  submitLabel: string;
  onSubmit: (webhook: WebhookCreate) => Promise<unknown>;
  onCancel: () => void;
}

/** Name, address, and events of a webhook. */
export const WebhookForm = ({ values, submitLabel, onSubmit, onCancel }: WebhookFormProps) => (
  <Form schema={webhookCreateSchema} defaultValues={values} onSubmit={onSubmit}>
    {({ TextField, FormError, SubmitButton }, form) => (
      <FramedForm submit={<SubmitButton size="sm">{submitLabel}</SubmitButton>} onCancel={onCancel}>
        <TextField
          name="name"
          label={texts.name}
          maxLength={WEBHOOK_LIMITS.nameLength}
          autoComplete="off"
          autoFocus
          required
        />
        <TextField
          name="address"
          label={texts.address}
          hint={texts.addressHint}
          type="url"
          inputMode="url"
          maxLength={WEBHOOK_LIMITS.addressLength}
          autoComplete="off"
          required
        />
        <Fieldset>
          <Legend fontWeight="500" marginBottom="1">
            {texts.events}
          </Legend>
          <Stack gap="0">
            {WEBHOOK_EVENTS.map((event) => (
              <Label key={event} display="flex" alignItems="center" gap="3" minHeight="touchTarget">
                <Checkbox
                  type="checkbox"
                  value={event}
                  boxSize="4"
                  accentColor="accent.solid"
                  flexShrink="0"
                  {...form.register('events')}
                />
                {texts.eventNames[event]}
              </Label>
            ))}
          </Stack>
          {form.formState.errors.events && (
            <Text role="alert" fontSize="sm" color="fg.error">
              {form.formState.errors.events.message}
            </Text>
          )}
        </Fieldset>
        <FormError />
      </FramedForm>
    )}
  </Form>
);
