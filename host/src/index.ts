// First: whatever is loaded or shown from here on passes its policy.
import './platform/security/trusted-types.ts';
// Static on purpose: the host provides the shared modules eagerly, so it needs no async boundary, and
// one would cost a round trip.
import './app/bootstrap.tsx';
