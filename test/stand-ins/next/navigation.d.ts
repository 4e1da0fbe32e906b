export declare function redirect(url: string): never;
export declare function notFound(): never;
export declare function usePathname(): string;
export declare function useRouter(): {
  push(href: string): void;
  replace(href: string): void;
  refresh(): void;
};
