import { networkInterfaces } from 'node:os';

/** The addresses that this computer has in its networks, wireless ones first; none of its own alone. */
export function lanAddresses(): { name: string; address: string }[] {
  return Object.entries(networkInterfaces())
    .flatMap(([name, all = []]) =>
      all
        .filter(
          ({ family, internal, address }) =>
            family === 'IPv4' && !internal && !address.startsWith('169.254.'),
        )
        .map(({ address }) => ({ name, address })),
    )
    .sort((a, b) => rank(a.name) - rank(b.name));
}

/** What phones are likely to be in comes first, networks of virtual machines last. */
function rank(name: string): number {
  if (/wi-?fi|wlan|wireless|^wl|^en0$/i.test(name)) return 0;
  return /virtual|vmware|vbox|hyper|wsl|docker|^br-|^veth|vpn|^tun|^utun/i.test(name) ? 2 : 1;
}
