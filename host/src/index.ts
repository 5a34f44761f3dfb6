// Static on purpose: the host provides the shared modules eagerly, so it needs no async boundary, and
// one would cost a round trip.
import './bootstrap.tsx';
