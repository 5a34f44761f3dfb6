// First: its policy applies to all code and markup that follows.
import './platform/security/trusted-types.ts';
// A static import: the host provides shared modules eagerly, so an async boundary would only cost a round trip.
import './app/bootstrap.tsx';
