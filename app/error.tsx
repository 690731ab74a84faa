"use client";
import { PlainPage } from "../components/frame/page-shell.tsx";
import { Button, LinkButton } from "../components/ui/button.tsx";
import { ErrorState } from "../components/ui/states.tsx";

export default function ErrorPage({ error, reset }: { readonly error: Error & { readonly digest?: string }; readonly reset: () => void }) {
  return (
    <PlainPage title="Something went wrong">
      <ErrorState
        title="This page could not be shown"
        code={error.digest && `Error ${error.digest}. The terminal that runs the studio shows more.`}
        action={
          <>
            <Button look="primary" onClick={reset}>
              Try again
            </Button>
            <LinkButton href="/">Home</LinkButton>
          </>
        }
      >
        Everything you saved is safe, including the work that this browser keeps.
      </ErrorState>
    </PlainPage>
  );
}
