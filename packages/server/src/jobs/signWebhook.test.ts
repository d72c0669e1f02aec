import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signWebhook } from './signWebhook.ts';

test('the example of the specification', () => {
  const signed = signWebhook('msg_p5jXN8AQM9LWM0D4loKWxJek', 1614265330, '{"test": 2432232314}', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw');
  assert.equal(signed['webhook-signature'], 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});
